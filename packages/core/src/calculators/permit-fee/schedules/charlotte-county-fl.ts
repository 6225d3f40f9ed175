import type { FeeSchedule } from '../fee-schedule.ts';

export const charlotteCountyFl: FeeSchedule = {
  id: 'charlotte-county-fl',
  jurisdiction: 'Charlotte County',
  state: 'fl',
  covers: ['commercial'],
  effective: null,
  source: {
    title: 'Charlotte County, Commercial Roof',
    url: 'https://www.charlottecountyfl.gov/departments/community-development/building-construction/permits/commercial-permits/commercial-roof.stml',
    edition: null,
    read: '2026-11-20',
  },
  components: [
    {
      id: 'small',
      name: 'roof-permit',
      kind: 'flat',
      basis: 'constant',
      amount: '90.00',
      when: { within: { valuation: { upTo: '49999.99' } } },
    },
    {
      id: 'large',
      name: 'roof-permit',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.005',
      when: { within: { valuation: { over: '49999.99' } } },
    },
    { id: 'surcharge', name: 'state-surcharge', kind: 'flat', basis: 'constant', amount: '4.00' },
  ],
};
