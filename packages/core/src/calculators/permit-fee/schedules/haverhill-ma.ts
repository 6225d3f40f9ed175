import type { FeeSchedule } from '../fee-schedule.ts';

export const haverhillMa: FeeSchedule = {
  id: 'haverhill-ma',
  jurisdiction: 'Haverhill',
  state: 'ma',
  covers: ['residential', 'commercial'],
  effective: '2015-07-24',
  source: {
    title: 'City of Haverhill, Construction Fees, Municipal Ordinance 120-11',
    url: 'https://www.cityofhaverhill.com/departments/health_and_inspections/construction_fees.php',
    edition: 'Amended 7-24-2015 by Doc. 89',
    read: '2026-11-20',
  },
  confidence: 'medium',
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'step',
      basis: 'valuation',
      base: '50.00',
      over: '2000',
      every: '1000',
      amount: '14.00',
      cite: '4. Alterations, additions and repairs',
    },
  ],
};
