import type { FeeSchedule } from '../fee-schedule.ts';

export const hollandMi: FeeSchedule = {
  id: 'holland-mi',
  jurisdiction: 'Holland',
  state: 'mi',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Holland, Building Permit Fees',
    url: 'https://cityofholland.com/230/Building-Permit-Fees',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [
        { over: '0', upTo: '1000', base: '60.00' },
        { over: '1000', upTo: '50000', base: '60.00', each: { every: '1000', amount: '7.00' } },
        { over: '50000', upTo: null, base: '403.00', each: { every: '1000', amount: '5.00' } },
      ],
    },
  ],
};
