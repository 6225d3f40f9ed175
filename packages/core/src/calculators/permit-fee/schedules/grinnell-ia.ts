import type { FeeSchedule } from '../fee-schedule.ts';

export const grinnellIa: FeeSchedule = {
  id: 'grinnell-ia',
  jurisdiction: 'Grinnell',
  state: 'ia',
  covers: ['residential', 'commercial'],
  effective: '2018-07-01',
  source: {
    title: 'City of Grinnell, Permit Fees',
    url: 'https://www.grinnelliowa.gov/387/Permit-Fees',
    edition: 'Beginning July 1, 2018',
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [
    {
      id: 'residential',
      name: 'roof-permit',
      kind: 'tier',
      basis: 'squares',
      brackets: [
        { over: '0', upTo: '20', base: '100.00' },
        { over: '20', upTo: '30', base: '150.00' },
        { over: '30', upTo: null, base: '200.00' },
      ],
      when: { propertyType: 'residential' },
    },
    {
      id: 'commercial',
      name: 'roof-permit',
      kind: 'tier',
      basis: 'squares',
      brackets: [
        { over: '0', upTo: '20', base: '120.00' },
        { over: '20', upTo: '30', base: '180.00' },
        { over: '30', upTo: null, base: '240.00' },
      ],
      when: { propertyType: 'commercial' },
    },
  ],
};
