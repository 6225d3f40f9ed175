import type { FeeSchedule } from '../fee-schedule.ts';

export const wacoTx: FeeSchedule = {
  id: 'waco-tx',
  jurisdiction: 'Waco',
  state: 'tx',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'City of Waco, Building Permits Fee Schedule',
    url: 'https://www.waco-texas.com/Departments/Inspection-Services/Building-Permits-Fee-Schedule',
    edition: null,
    read: '2026-11-20',
  },
  components: [
    { id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '125.00' },
    { id: 'technology', name: 'technology', kind: 'flat', basis: 'constant', amount: '10.00' },
  ],
};
