import type { FeeSchedule } from '../fee-schedule.ts';

export const wacoTx: FeeSchedule = {
  id: 'waco-tx',
  jurisdiction: 'Waco',
  state: 'tx',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'City of Waco, Permit Fee Schedules',
    url: 'https://waco-texas.com/Departments/Inspection-Services/Fee-Schedules',
    edition: null,
    read: '2026-11-22',
  },
  confidence: 'medium',
  note: {
    en: 'An older page of the city has a technology fee of $10. A newer one has the same $125 for a roof; what it says of the technology fee was not read.',
    es: 'Una página anterior de la ciudad tiene una tarifa de tecnología de $10. Una más nueva tiene los mismos $125 por techo; lo que dice de la tarifa de tecnología no se leyó.',
  },
  components: [
    { id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '125.00' },
    { id: 'technology', name: 'technology', kind: 'flat', basis: 'constant', amount: '15.00' },
  ],
};
