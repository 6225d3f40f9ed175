import type { FeeSchedule } from '../fee-schedule.ts';
import { ubc1997Rows } from './ubc-1997-table-1a.ts';

export const glendaleCo: FeeSchedule = {
  id: 'glendale-co',
  jurisdiction: 'Glendale',
  state: 'co',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Glendale, Permit Fees and Inspections',
    url: 'https://glendale.co.us/429/Permit-Fees-and-Inspections',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'A newer version of the page says only that fees are based on the valuation, and no longer names the table. The county’s line is the Arapahoe open space tax.',
    es: 'Una versión más nueva de la página solo dice que las tarifas dependen de la valuación y ya no nombra la tabla. La línea del condado es el impuesto de espacios abiertos de Arapahoe.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: ubc1997Rows,
      cite: 'Table 1-A of the 1997 Uniform Building Code',
    },
    {
      id: 'plan-review',
      name: 'plan-review',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.65',
      when: { planReview: true },
    },
    {
      id: 'use-tax',
      name: 'city-use-tax',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.0375',
      share: '0.6',
      when: { cityUseTax: true },
    },
    {
      id: 'open-space-tax',
      name: 'county-use-tax',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.0025',
      share: '0.6',
      when: { countyUseTax: true },
    },
  ],
};
