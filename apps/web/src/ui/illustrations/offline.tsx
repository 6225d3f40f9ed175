import { useId } from 'react';
import { Drawing, Hatch, pens } from '../drawing.tsx';

/** Offline: a roof far from any mast, with one of four signal bars. */
export function OfflineIllustration() {
  const id = useId();
  return (
    <Drawing width={240} height={150}>
      <defs>
        <Hatch id={`${id}bar`} kind="unknown" />
      </defs>
      <path className={pens.cut} d="M24 130h192M44 130V96l46-30 46 30v34" />
      <path className={pens.cut} d="M34 102.500 90 66l56 36.500" />
      <path className={pens.faint} d="M76 130v-24h28v24M60 104h8v10h-8zM112 104h8v10h-8z" />
      <path className={pens.accent} d="M158 62V46" />
      <g fill={`url(#${id}bar)`}>
        <path className={pens.dashed} d="M168 62V38h8v24zM182 62V28h8v34zM196 62V18h8v44z" />
      </g>
    </Drawing>
  );
}
