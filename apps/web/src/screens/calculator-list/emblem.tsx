import type { CalculatorType } from '@ridgeline/core/routes';
import { useId } from 'react';
import { Drawing, Hatch, pens } from '../../ui/drawing.tsx';

/** A small drawing of what a calculator draws. */
export function Emblem({ type }: { readonly type: CalculatorType }) {
  const id = useId();
  return (
    <Drawing width={240} height={120}>
      <defs>
        <Hatch id={`${id}hatch`} kind="plain" />
      </defs>
      {type === 'iws' && (
        <>
          <path className={pens.cut} d="M74 70h14v42h-14z" fill={`url(#${id}hatch)`} />
          <path className={`${pens.thin} ${pens.paper}`} d="M40 76 200 12v12L40 88z" />
          <path className={pens.cut} d="M40 76 200 12M40 76v14" />
          <path className={pens.accent} d="m39 72 96-38.400M128 33l44-17.600" />
          <path className={pens.dashed} d="M136 50v62" />
        </>
      )}
      {type === 'waste' && (
        <>
          <path className={pens.cut} d="M44 24h120v76H44z" />
          <path className={pens.thin} d="m44 24 38 38-38 38M164 24l-38 38 38 38M82 62h44" />
          <path className={pens.accent} d="M164 24v76" />
          <path className={pens.cut} d="M164 24h24v76h-24z" fill={`url(#${id}hatch)`} />
        </>
      )}
      {type === 'ventilation' && (
        <>
          <path className={pens.cut} d="M28 104 120 22l92 82" />
          <path className={pens.thin} d="M44 104h152" />
          <path className={pens.accent} d="m108 32.700 12-10.700 12 10.700" />
          <path className={pens.air} d="M40 98q40-4 76-62M200 98q-40-4-76-62" />
        </>
      )}
      {type === 'permit-fee' && (
        <>
          <path className={pens.thin} d="M36 104h168" />
          <path className={pens.cut} d="M44 104V82h32v22zM84 82V60h32v22zM124 60V48h32v12z" />
          <path className={pens.cut} d="M164 104V48h32v56z" fill={`url(#${id}hatch)`} />
          <path className={pens.accent} d="M164 48h32" />
        </>
      )}
    </Drawing>
  );
}
