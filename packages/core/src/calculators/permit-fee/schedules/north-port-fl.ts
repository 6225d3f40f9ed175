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
  confidence: 'medium',
  note: {
    en: 'The page calls it the permit cost and does not say whether the state surcharge (2.5 percent, at least $4) is in it, nor whether commercial roofs have the same fee.',
    es: 'La página lo llama costo del permiso y no dice si incluye el recargo estatal (2.5 por ciento, mínimo $4), ni si los techos comerciales tienen la misma tarifa.',
  },
  components: [{ id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '109.60' }],
};
