import type { FeeSchedule } from '../fee-schedule.ts';

export const mazonIl: FeeSchedule = {
  id: 'mazon-il',
  jurisdiction: 'Mazon',
  state: 'il',
  covers: ['residential', 'commercial'],
  effective: '2018-10-01',
  source: {
    title: 'Mazon Code of Ordinances, roof permit',
    url: 'https://codelibrary.amlegal.com/codes/mazon/latest/mazon_il/0-0-0-8171',
    edition: 'Ord. 2018-06, passed 10-1-2018',
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [{ id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '25.00' }],
};
