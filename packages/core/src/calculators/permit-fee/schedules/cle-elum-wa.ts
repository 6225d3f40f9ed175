import type { FeeSchedule } from '../fee-schedule.ts';

export const cleElumWa: FeeSchedule = {
  id: 'cle-elum-wa',
  jurisdiction: 'Cle Elum',
  state: 'wa',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Cle Elum, Permit Fee Schedule',
    url: 'https://cleelum.gov/city-services/building-department/permit-fee-schedule/',
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
        { over: '0', upTo: '7000', base: '124.00' },
        { over: '7000', upTo: '40000', base: '124.00', each: { every: '1000', amount: '11.00' } },
        { over: '40000', upTo: '100000', base: '487.00', each: { every: '1000', amount: '9.00' } },
        {
          over: '100000',
          upTo: '500000',
          base: '1027.00',
          each: { every: '1000', amount: '7.00' },
        },
        {
          over: '500000',
          upTo: '1000000',
          base: '3827.00',
          each: { every: '1000', amount: '5.00' },
        },
        {
          over: '1000000',
          upTo: '5000000',
          base: '6327.00',
          each: { every: '1000', amount: '3.00' },
        },
        { over: '5000000', upTo: null, base: '18327.00', each: { every: '1000', amount: '1.00' } },
      ],
    },
    {
      id: 'state-code-residential',
      name: 'state-building-code',
      kind: 'flat',
      basis: 'constant',
      amount: '6.50',
      when: { propertyType: 'residential' },
    },
    {
      id: 'state-code-commercial',
      name: 'state-building-code',
      kind: 'flat',
      basis: 'constant',
      amount: '25.00',
      when: { propertyType: 'commercial' },
    },
  ],
};
