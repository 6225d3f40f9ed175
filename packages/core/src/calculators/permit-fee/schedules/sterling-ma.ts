import type { FeeSchedule } from '../fee-schedule.ts';

export const sterlingMa: FeeSchedule = {
  id: 'sterling-ma',
  jurisdiction: 'Sterling',
  state: 'ma',
  covers: ['residential'],
  effective: '2021-09',
  source: {
    title: 'Town of Sterling, Building Permits & Fee Schedule',
    url: 'https://www.sterling-ma.gov/building-department/pages/building-permits-fee-schedule',
    edition: 'Effective September 2021',
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [
    {
      id: 'permit',
      name: 'roof-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [{ over: '0', upTo: null, base: '10.00', rate: '0.01' }],
      min: '75.00',
    },
  ],
};
