import type { FeeSchedule } from '../fee-schedule.ts';

export const cantonMa: FeeSchedule = {
  id: 'canton-ma',
  jurisdiction: 'Canton',
  state: 'ma',
  covers: ['residential', 'commercial'],
  effective: '2008-07-01',
  source: {
    title: 'Town of Canton, Fee Schedules',
    url: 'https://www.town.canton.ma.us/189/Fee-Schedules',
    edition: 'Effective July 1, 2008',
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [
    {
      id: 'residential',
      name: 'roof-permit',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.011',
      min: '50.00',
      when: { propertyType: 'residential' },
      cite: 'Roof or siding',
    },
    {
      id: 'commercial',
      name: 'roof-permit',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.014',
      min: '50.00',
      when: { propertyType: 'commercial' },
      cite: 'Repairs (includes new roof and re-roof)',
    },
  ],
};
