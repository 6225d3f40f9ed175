import type { FeeSchedule } from '../fee-schedule.ts';
import { ubc1997Rows } from './ubc-1997-table-1a.ts';

export const washougalWa: FeeSchedule = {
  id: 'washougal-wa',
  jurisdiction: 'Washougal',
  state: 'wa',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'Washougal Municipal Code 3.97.010, Building permit fees',
    url: 'https://codepublishing.com/WA/Washougal/html/Washougal03/Washougal0397.html',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'The state building code fee was not on the page.',
    es: 'La tarifa estatal del código de construcción no estaba en la página.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: ubc1997Rows,
    },
  ],
};
