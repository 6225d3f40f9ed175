import type { FeeSchedule } from '../fee-schedule.ts';
import { minnesotaSurchargeOnFixedFees } from './minnesota-surcharge.ts';

export const hamLakeMn: FeeSchedule = {
  id: 'ham-lake-mn',
  jurisdiction: 'Ham Lake',
  state: 'mn',
  covers: ['residential'],
  effective: '2026-01-05',
  source: {
    title: 'City of Ham Lake, Fees - Building Department',
    url: 'https://www.hamlakemn.gov/node/63',
    edition: 'As of January 5, 2026',
    read: '2026-11-20',
  },
  confidence: 'high',
  note: {
    en: 'The page does not say whether commercial roofs have the same fee.',
    es: 'La página no dice si los techos comerciales tienen la misma tarifa.',
  },
  components: [
    { id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '100.00' },
    minnesotaSurchargeOnFixedFees,
  ],
};
