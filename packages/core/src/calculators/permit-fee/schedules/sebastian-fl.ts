import type { FeeSchedule } from '../fee-schedule.ts';
import { floridaSurcharges } from './florida-surcharge.ts';

export const sebastianFl: FeeSchedule = {
  id: 'sebastian-fl',
  jurisdiction: 'Sebastian',
  state: 'fl',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'City of Sebastian, Permit Fees',
    url: 'https://www.cityofsebastian.org/permit-fees',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'Commercial roofs above 5,000 square feet have a fee that was not read.',
    es: 'Los techos comerciales de más de 5,000 pies cuadrados tienen una tarifa que no se leyó.',
  },
  components: [
    {
      id: 'residential',
      name: 'roof-permit',
      kind: 'flat',
      basis: 'constant',
      amount: '125.00',
      when: { propertyType: 'residential' },
    },
    {
      id: 'commercial',
      name: 'roof-permit',
      kind: 'tier',
      basis: 'sf',
      brackets: [{ over: '0', upTo: '5000', base: '150.00' }],
      when: { propertyType: 'commercial' },
    },
    ...floridaSurcharges('residential', 'commercial'),
  ],
};
