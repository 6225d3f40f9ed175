import type { FeeSchedule } from '../fee-schedule.ts';
import { minnesotaSurcharge } from './minnesota-surcharge.ts';
import { ubc1997Rows } from './ubc-1997-table-1a.ts';

/** The city prints $23.00 where the model table has $23.50, and $23.50 for the first $500 in the row after it. */
const [first, ...rest] = ubc1997Rows;

export const ramseyMn: FeeSchedule = {
  id: 'ramsey-mn',
  jurisdiction: 'Ramsey',
  state: 'mn',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Ramsey, Table No. 1-A, Building Permit Fees',
    url: 'https://weblink.cityoframsey.com/WebLink/0/doc/176673/Page31.aspx',
    edition: 'Extracted from 1997 Uniform Building Code',
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'The city’s schedule of 2012 names a table of the League of Minnesota Cities instead. A fixed fee for residential roofs, if there is one, was not on the page.',
    es: 'Las tarifas de 2012 de la ciudad remiten en cambio a una tabla de la Liga de Ciudades de Minnesota. Si existe una tarifa fija para techos residenciales, no estaba en la página.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [{ ...first, base: '23.00' }, ...rest],
    },
    {
      id: 'plan-review',
      name: 'plan-review',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.65',
      when: { planReview: true },
      source: {
        title: 'City of Ramsey, 2012 Adopted Schedule of Rates, Fees and Charges',
        url: 'https://weblink.cityoframsey.com/WebLink/0/doc/176961/Page3.aspx',
        edition: 'Adopted December 13, 2011',
        date: '2011-12-13',
        read: '2026-11-20',
      },
    },
    minnesotaSurcharge,
  ],
};
