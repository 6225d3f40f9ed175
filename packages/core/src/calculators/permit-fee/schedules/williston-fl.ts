import type { FeeSchedule } from '../fee-schedule.ts';
import { floridaSurcharges } from './florida-surcharge.ts';

export const willistonFl: FeeSchedule = {
  id: 'williston-fl',
  jurisdiction: 'Williston',
  state: 'fl',
  covers: ['residential', 'commercial'],
  effective: '2024',
  source: {
    title: 'City of Williston, Building Department Fee Schedule, Exhibit A',
    url: 'https://willistonfl.org/wp-content/uploads/2024/04/index-1.html',
    edition: '2024',
    read: '2026-11-20',
  },
  confidence: 'high',
  note: {
    en: '“$5 per $1,000 of contract price” is read as a rate, not in whole steps.',
    es: '«$5 por cada $1,000 del precio del contrato» se lee como una tasa, no por tramos enteros.',
  },
  components: [
    {
      id: 'residential',
      name: 'roof-permit',
      kind: 'tier',
      basis: 'contract',
      brackets: [{ over: '0', upTo: null, base: '125.00', rate: '0.005' }],
      when: { propertyType: 'residential' },
    },
    {
      id: 'commercial',
      name: 'roof-permit',
      kind: 'tier',
      basis: 'contract',
      brackets: [{ over: '0', upTo: null, base: '156.00', rate: '0.005' }],
      when: { propertyType: 'commercial' },
    },
    ...floridaSurcharges('residential', 'commercial'),
  ],
};
