import { Drawing, pens } from '../drawing.tsx';

/** Empty list: a sheet with the first dashed lines of a roof. */
export function EmptyIllustration() {
  return (
    <Drawing width={240} height={150}>
      <path className={`${pens.thin} ${pens.paper}`} d="M20 8h200v134H20z" />
      <path className={pens.faint} d="M26 14h188v122H26zM158 118h56M158 118v18M186 118v18" />
      <path className={pens.dashed} d="M62 104V74l58-34 58 34v30z" />
      <path className={pens.accent} d="M62 74 91 57" />
      <path className={`${pens.cut} ${pens.paper}`} d="m91 57 4-9 24-14 5 9-24 14z" />
      <path className={pens.cut} d="m119 34 6-3.500 5 9-6 3.500" />
    </Drawing>
  );
}
