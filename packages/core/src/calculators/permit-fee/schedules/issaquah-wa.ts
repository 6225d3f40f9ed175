import type { FeeSchedule } from '../fee-schedule.ts';

export const issaquahWa: FeeSchedule = {
  id: 'issaquah-wa',
  jurisdiction: 'Issaquah',
  state: 'wa',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'City of Issaquah, Re-Roof',
    url: 'https://issaquahwa.gov/3061/Re-Roof',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: { en: 'For single-family houses and duplexes.', es: 'Para viviendas unifamiliares y dúplex.' },
  components: [
    { id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '111.45' },
    { id: 'technology', name: 'technology', kind: 'flat', basis: 'constant', amount: '5.57' },
    {
      id: 'state-code',
      name: 'state-building-code',
      kind: 'flat',
      basis: 'constant',
      amount: '6.50',
    },
  ],
};
