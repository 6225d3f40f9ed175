import { useId } from 'react';
import { Drawing, Hatch, pens } from '../drawing.tsx';
import { Dimension } from '../drawn-dimension.tsx';

/** A calculation: the slope, and the length of the ice barrier along it. */
export function CalculatorIllustration() {
  const id = useId();
  return (
    <Drawing width={240} height={150}>
      <defs>
        <Hatch id={`${id}slope`} kind="plain" />
      </defs>
      <path fill={`url(#${id}slope)`} className={pens.cut} d="M28 122H208V32z" />
      <path className={pens.accent} d="M28 122 116 78" />
      <path className={pens.thin} d="M198 122v-10h10" />
      <Dimension from={{ x: 28, y: 122 }} to={{ x: 116, y: 78 }} offset={20} label="45.28" isMain />
      <Dimension from={{ x: 28, y: 122 }} to={{ x: 208, y: 122 }} offset={-18} label="12" />
    </Drawing>
  );
}
