import type { FeeSchedule } from '../fee-schedule.ts';

export const selahWa: FeeSchedule = {
  id: 'selah-wa',
  jurisdiction: 'Selah',
  state: 'wa',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'Selah Municipal Code 20.24.020, Uniform Building Code Table 1-A',
    url: 'http://selah-wa.elaws.us/code/coor_title20_ch20.24_sec20.24.020',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'low',
  supersededBy: {
    title: 'City of Selah, Building Permit Fees',
    url: 'https://www.selahwa.gov/300/Building-Permit-Fees',
    edition: null,
    read: '2026-11-20',
  },
  note: {
    en: 'Whether a residential roof goes by the table was not said. The city’s present examples charge more.',
    es: 'No se dice si un techo residencial se rige por la tabla. Los ejemplos actuales de la ciudad cobran más.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [
        { over: '0', upTo: '500', base: '21.74' },
        { over: '500', upTo: '2000', base: '21.74', each: { every: '100', amount: '2.90' } },
        { over: '2000', upTo: '25000', base: '78.35', each: { every: '1000', amount: '13.03' } },
        { over: '25000', upTo: '50000', base: '374.58', each: { every: '1000', amount: '9.42' } },
        { over: '50000', upTo: '100000', base: '607.25', each: { every: '1000', amount: '6.52' } },
        { over: '100000', upTo: '500000', base: '931.73', each: { every: '1000', amount: '5.08' } },
        {
          over: '500000',
          upTo: '1000000',
          base: '2960.11',
          each: { every: '1000', amount: '4.34' },
        },
        { over: '1000000', upTo: null, base: '5133.66', each: { every: '1000', amount: '2.90' } },
      ],
      when: { propertyType: 'residential' },
    },
    {
      id: 'commercial-reroof',
      name: 'roof-permit',
      kind: 'step',
      basis: 'sf',
      base: '144.83',
      over: '10000',
      every: '10000',
      amount: '72.41',
      when: { propertyType: 'commercial' },
      cite: 'Other inspections and fees, 6',
    },
  ],
};
