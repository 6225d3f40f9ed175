import type { FeeSchedule } from '../fee-schedule.ts';

export const burkburnettTx: FeeSchedule = {
  id: 'burkburnett-tx',
  jurisdiction: 'Burkburnett',
  state: 'tx',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'Burkburnett Code of Ordinances, permit fees',
    url: 'https://codelibrary.amlegal.com/codes/burkburnetttx/latest/burkburnett_tx/0-0-0-7927',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [
    { id: 'issuance', name: 'application', kind: 'flat', basis: 'constant', amount: '25.78' },
    { id: 'permit', name: 'roof-permit', kind: 'rate', basis: 'sf', rate: '0.02' },
  ],
};
