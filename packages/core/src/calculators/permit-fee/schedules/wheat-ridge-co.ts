import type { FeeSchedule } from '../fee-schedule.ts';

export const wheatRidgeCo: FeeSchedule = {
  id: 'wheat-ridge-co',
  jurisdiction: 'Wheat Ridge',
  state: 'co',
  covers: ['residential', 'commercial'],
  effective: '2003',
  source: {
    title: 'City of Wheat Ridge, Ordinance amending Table 1-A, Building Permit Fees',
    url: 'https://weblink.ci.wheatridge.co.us/WebLink/DocView.aspx?dbid=0&id=116037&repo=COWR',
    edition: 'Council Bill No. 02-2003, Series of 2003',
    read: '2026-11-20',
  },
  confidence: 'low',
  supersededBy: {
    title: 'Building code changes adopted on May 10, 2010',
    url: 'https://jerryditullio.com/building-code-changes-support-wheat-ridges-ongoing-efforts-to-be-open-for-business/',
    edition: 'May 10, 2010',
    date: '2010-05-10',
    read: '2026-11-20',
  },
  note: {
    en: 'Some residential projects have fixed fees that were not read. The base fee was lowered to $26.50 in 2010.',
    es: 'Algunos proyectos residenciales tienen tarifas fijas que no se leyeron. La tarifa base bajó a $26.50 en 2010.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [
        { over: '0', upTo: '500', base: '30.55' },
        { over: '500', upTo: '2000', base: '30.55', each: { every: '100', amount: '3.97' } },
        { over: '2000', upTo: '25000', base: '90.10', each: { every: '1000', amount: '18.20' } },
        { over: '25000', upTo: '50000', base: '508.70', each: { every: '1000', amount: '13.13' } },
        { over: '50000', upTo: '100000', base: '836.95', each: { every: '1000', amount: '9.10' } },
        {
          over: '100000',
          upTo: '500000',
          base: '1291.95',
          each: { every: '1000', amount: '7.28' },
        },
        {
          over: '500000',
          upTo: '1000000',
          base: '4203.95',
          each: { every: '1000', amount: '6.18' },
        },
        { over: '1000000', upTo: null, base: '7293.95', each: { every: '1000', amount: '4.75' } },
      ],
    },
    {
      id: 'plan-review',
      name: 'plan-review',
      kind: 'rate',
      basis: { fees: ['permit'] },
      rate: '0.65',
      when: { planReview: true },
      source: {
        title: 'City of Wheat Ridge, Building Valuation & Fees',
        url: 'https://co-wheatridge-old.civicplus.com/318/Building-Valuation-Fees',
        edition: null,
        read: '2026-11-20',
      },
    },
    {
      id: 'city-use-tax',
      name: 'city-use-tax',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.03',
      share: '0.6',
      when: { cityUseTax: true },
      source: {
        title: 'City of Wheat Ridge, Building Valuation & Fees',
        url: 'https://co-wheatridge-old.civicplus.com/318/Building-Valuation-Fees',
        edition: null,
        read: '2026-11-20',
      },
    },
  ],
};
