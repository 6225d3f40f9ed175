import type { FeeSchedule } from '../fee-schedule.ts';

export const lakeClarkeShoresFl: FeeSchedule = {
  id: 'lake-clarke-shores-fl',
  jurisdiction: 'Lake Clarke Shores',
  state: 'fl',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'Town of Lake Clarke Shores, Permit Fees',
    url: 'http://www.townoflakeclarkeshores.com/service/building-permits/permit-fees',
    edition: null,
    read: '2026-11-20',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [
        { over: '0', upTo: '100000', base: '0.00', rate: '0.03' },
        { over: '100000', upTo: '200000', base: '3000.00', rate: '0.02' },
        { over: '200000', upTo: null, base: '5000.00', rate: '0.01' },
      ],
      min: '90.00',
    },
    {
      id: 'officials-fund',
      name: 'code-officials-fund',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.015',
    },
    {
      id: 'state-surcharge',
      name: 'state-surcharge',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.015',
    },
  ],
};
