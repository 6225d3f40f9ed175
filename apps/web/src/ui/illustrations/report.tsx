import { Drawing, pens } from '../drawing.tsx';

/** A finished report: a sheet with a roof, its facts and a seal. */
export function ReportIllustration() {
  return (
    <Drawing width={240} height={150}>
      <path className={`${pens.thin} ${pens.soft}`} d="M84 14h112v128H84z" />
      <path className={`${pens.cut} ${pens.paper}`} d="M56 6h112v130H56z" />
      <path className={pens.cut} d="M76 58V42l36-20 36 20v16z" />
      <path className={pens.accent} d="m70 45.3 20-11.1" />
      <path className={pens.faint} d="M72 72h80M72 72v50M72 84h80M72 96h80M72 108h52" />
      <path className={pens.thin} d="M80 78h26M80 90h34M80 102h20M124 78h22M124 90h16M124 102h22" />
      <circle className={`${pens.cut} ${pens.paper}`} cx="152" cy="122" r="13" />
      <path className={pens.cut} d="m146 122 4.5 4.5 8-8.5" />
    </Drawing>
  );
}
