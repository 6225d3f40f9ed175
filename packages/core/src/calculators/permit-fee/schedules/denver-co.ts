import type { FeeSchedule } from '../fee-schedule.ts';

export const denverCo: FeeSchedule = {
  id: 'denver-co',
  jurisdiction: 'Denver',
  state: 'co',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City and County of Denver, Building and Land Development Fees',
    url: 'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Plan-Review-Permits-and-Inspections/Development-Fees',
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
        { over: '0', upTo: '500', base: '20.00' },
        { over: '500', upTo: '2000', base: '35.00' },
        { over: '2000', upTo: '25000', base: '35.00', each: { every: '1000', amount: '8.00' } },
        { over: '25000', upTo: '50000', base: '220.00', each: { every: '1000', amount: '8.00' } },
        { over: '50000', upTo: '100000', base: '420.00', each: { every: '1000', amount: '7.00' } },
        { over: '100000', upTo: '500000', base: '770.00', each: { every: '1000', amount: '5.60' } },
        {
          over: '500000',
          upTo: '1000000',
          base: '3010.00',
          each: { every: '1000', amount: '4.75' },
        },
        { over: '1000000', upTo: null, base: '5385.00', each: { every: '1000', amount: '3.65' } },
      ],
    },
    {
      id: 'plan-review',
      name: 'plan-review',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.5',
      when: { planReview: true, within: { valuation: { over: '2000' } } },
    },
  ],
};
