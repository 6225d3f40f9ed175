import type { FeeSchedule } from '../fee-schedule.ts';

export const northPortFl: FeeSchedule = {
  id: 'north-port-fl',
  jurisdiction: 'North Port',
  state: 'fl',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'City of North Port, Permit Fees',
    url: 'https://northportfl.gov/Building-Planning/Permitting/Permit-Fees',
    edition: null,
    read: '2026-11-20',
  },
  note: {
    en: 'The page does not say whether commercial roofs have the same fee.',
    es: 'La página no dice si los techos comerciales tienen la misma tarifa.',
  },
  components: [{ id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '109.60' }],
};
