import type { FeeSchedule } from '../fee-schedule.ts';

export const wrightCountyMn: FeeSchedule = {
  id: 'wright-county-mn',
  jurisdiction: 'Wright County',
  state: 'mn',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'Wright County, Planning & Zoning Fee Schedule',
    url: 'https://www.co.wright.mn.us/761/Fee-Schedule',
    edition: null,
    read: '2026-11-20',
  },
  note: {
    en: 'The page does not say whether commercial roofs have the same fee.',
    es: 'La página no dice si los techos comerciales tienen la misma tarifa.',
  },
  components: [
    {
      id: 'permit',
      name: 'roof-permit',
      kind: 'flat',
      basis: 'constant',
      amount: '70.00',
      cite: 'Fixed fees',
    },
    {
      id: 'state-surcharge',
      name: 'state-surcharge',
      kind: 'flat',
      basis: 'constant',
      amount: '1.00',
      cite: 'State surcharge, fixed fees',
    },
  ],
};
