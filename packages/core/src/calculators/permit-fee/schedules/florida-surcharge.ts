import type { FeeSource, RateFee } from '../fee-schedule.ts';

const codeOfficialsStatute: FeeSource = {
  title: 'Florida Statutes 468.631, Building Code Administrators and Inspectors Fund',
  url: 'https://www.flsenate.gov/Session/Bill/2013/802/BillText/Filed/HTML',
  edition: 'As printed in Senate Bill 802 of 2013',
  date: '2013',
  read: '2026-11-22',
};

const surchargeStatute: FeeSource = {
  title: 'Florida Statutes 553.721, Surcharge',
  url: 'https://flsenate.gov/Session/Bill/2017/514/BillText/Filed/HTML',
  edition: 'As amended in 2017, printed in Senate Bill 514; its companion passed',
  date: '2017',
  read: '2026-11-22',
};

/** What Florida adds to every permit under its building code: 1.5 and 1 percent of the permit's fees, $2 each at least. */
export function floridaSurcharges(...fees: readonly string[]): readonly RateFee[] {
  const terms = { kind: 'rate', basis: { fees }, min: '2.00' } as const;
  return [
    {
      ...terms,
      id: 'officials-fund',
      name: 'code-officials-fund',
      rate: '0.015',
      cite: '(1)',
      source: codeOfficialsStatute,
    },
    { ...terms, id: 'state-surcharge', name: 'state-surcharge', rate: '0.01', source: surchargeStatute },
  ];
}
