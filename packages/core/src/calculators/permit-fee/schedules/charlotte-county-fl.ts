import type { FeeSchedule } from '../fee-schedule.ts';
import { floridaSurcharges } from './florida-surcharge.ts';

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
  confidence: 'medium',
  note: {
    en: 'The county goes by the ICC valuation, and prints $4 of surcharge, the least that state law allows. How high the pre-application fee for a roof is was not on the page.',
    es: 'El condado usa la valuación del ICC e indica $4 de recargo, lo mínimo que permite la ley estatal. La página no dice de cuánto es la tarifa previa a la solicitud para un techo.',
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
    {
      id: 'pre-application',
      name: 'pre-application-credit',
      kind: 'credit',
      basis: { fees: ['large'] },
      when: { within: { valuation: { over: '49999.99' } } },
      cite: 'At issuance, less the pre-application fee',
    },
    ...floridaSurcharges('small', 'large'),
  ],
};
