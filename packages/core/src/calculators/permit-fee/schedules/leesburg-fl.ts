import type { FeeSchedule } from '../fee-schedule.ts';

export const leesburgFl: FeeSchedule = {
  id: 'leesburg-fl',
  jurisdiction: 'Leesburg',
  state: 'fl',
  covers: ['commercial'],
  effective: '2019-10-01',
  source: {
    title: 'City of Leesburg, Building Fee Schedule',
    url: 'https://leesburgflorida.gov/government/departments/building/building_fee_schedule.php',
    edition: 'Effective October 1, 2019',
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'The fee for residential roofs was not read.',
    es: 'La tarifa para techos residenciales no se leyó.',
  },
  components: [
    { id: 'permit', name: 'roof-permit', kind: 'rate', basis: 'sf', rate: '0.03', min: '135.00' },
    {
      id: 'plan-review',
      name: 'plan-review',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.25',
      when: { planReview: true },
    },
    {
      id: 'officials-fund',
      name: 'code-officials-fund',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.015',
      min: '2.00',
    },
    {
      id: 'state-surcharge',
      name: 'state-surcharge',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.01',
      min: '2.00',
    },
  ],
};
