import type { FeeSchedule } from '../fee-schedule.ts';

export const centervilleIa: FeeSchedule = {
  id: 'centerville-ia',
  jurisdiction: 'Centerville',
  state: 'ia',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Centerville, Building Department',
    url: 'http://www.centerville-ia.org/departments/building-department',
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
        { over: '0', upTo: '5000', base: '30.00' },
        { over: '5000', upTo: '25000', base: '30.00', each: { every: '1000', amount: '1.50' } },
        { over: '25000', upTo: '50000', base: '60.00', each: { every: '1000', amount: '4.00' } },
        { over: '50000', upTo: '100000', base: '160.00', each: { every: '1000', amount: '3.00' } },
        { over: '100000', upTo: '500000', base: '310.00', each: { every: '1000', amount: '2.00' } },
        { over: '500000', upTo: null, base: '1110.00', each: { every: '1000', amount: '1.00' } },
      ],
    },
    {
      id: 'commercial-half',
      name: 'other',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.5',
      when: { propertyType: 'commercial' },
      cite: 'Commercial permits are 1.5 times residential ones',
    },
  ],
};
