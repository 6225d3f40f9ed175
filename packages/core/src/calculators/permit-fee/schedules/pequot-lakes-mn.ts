import type { FeeSchedule } from '../fee-schedule.ts';
import { minnesotaSurcharge } from './minnesota-surcharge.ts';
import { ubc1997Rows } from './ubc-1997-table-1a.ts';

/** The city prints $23.00 where the model table has $23.50, and $23.50 for the first $500 in the row after it. */
const [first, ...rest] = ubc1997Rows;

export const pequotLakesMn: FeeSchedule = {
  id: 'pequot-lakes-mn',
  jurisdiction: 'Pequot Lakes',
  state: 'mn',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Pequot Lakes, Table No. 1-A, Building Permit Fees',
    url: 'https://mail.pequotlakes-mn.gov/WebLink/0/doc/13695/Page5.aspx',
    edition: 'Extracted from 1997 Uniform Building Code',
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'A fixed fee for residential roofs, if there is one, was not on the page.',
    es: 'Si existe una tarifa fija para techos residenciales, no estaba en la página.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [{ ...first, base: '23.00' }, ...rest],
    },
    minnesotaSurcharge,
  ],
};
