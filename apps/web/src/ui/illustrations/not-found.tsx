import { useId } from 'react';
import { Drawing, Hatch, pens } from '../drawing.tsx';
import { Dimension } from '../drawn-dimension.tsx';

/** Page not found: a roof with one side missing, and the dimension of the missing side. */
export function NotFoundIllustration() {
  const id = useId();
  return (
    <Drawing width={240} height={150}>
      <defs>
        <Hatch id={`${id}gap`} kind="unknown" />
      </defs>
      <path fill={`url(#${id}gap)`} d="M120 44 192 86V126H120z" />
      <path className={pens.dashed} d="M120 44 192 86V126" />
      <path className={pens.cut} d="M48 126V86L120 44V126M30 126H210" />
      <path className={pens.accent} d="M40 90.700 120 44" />
      <Dimension from={{ x: 120, y: 44 }} to={{ x: 192, y: 44 }} offset={16} label="404" isMain />
    </Drawing>
  );
}
