import { useId } from 'react';
import { Dimension, Drawing, Hatch, pens } from './drawing.tsx';

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

/** A finished report: a sheet with a roof, its facts and a seal. */
export function ReportIllustration() {
  return (
    <Drawing width={240} height={150}>
      <path className={`${pens.thin} ${pens.soft}`} d="M84 14h112v128H84z" />
      <path className={`${pens.cut} ${pens.paper}`} d="M56 6h112v130H56z" />
      <path className={pens.cut} d="M76 58V42l36-20 36 20v16z" />
      <path className={pens.accent} d="m70 45.300 20-11.100" />
      <path className={pens.faint} d="M72 72h80M72 72v50M72 84h80M72 96h80M72 108h52" />
      <path className={pens.thin} d="M80 78h26M80 90h34M80 102h20M124 78h22M124 90h16M124 102h22" />
      <circle className={`${pens.cut} ${pens.paper}`} cx="152" cy="122" r="13" />
      <path className={pens.cut} d="m146 122 4.500 4.500 8-8.500" />
    </Drawing>
  );
}

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
