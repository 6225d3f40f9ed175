import type { FeeSchedule } from '../fee-schedule.ts';
import { floridaSurcharges } from './florida-surcharge.ts';

export const lakeClarkeShoresFl: FeeSchedule = {
  id: 'lake-clarke-shores-fl',
  jurisdiction: 'Lake Clarke Shores',
  state: 'fl',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'Town of Lake Clarke Shores, Permit Fees',
    url: 'http://www.townoflakeclarkeshores.com/service/building-permits/permit-fees',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'The page still names 1.5 percent for the second surcharge; state law lowered it to 1 percent in 2017.',
    es: 'La página aún indica 1.5 por ciento para el segundo recargo; la ley estatal lo bajó a 1 por ciento en 2017.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [
        { over: '0', upTo: '100000', base: '0.00', rate: '0.03' },
        { over: '100000', upTo: '200000', base: '3000.00', rate: '0.02' },
        { over: '200000', upTo: null, base: '5000.00', rate: '0.01' },
      ],
      min: '90.00',
    },
    ...floridaSurcharges('permit'),
  ],
};
