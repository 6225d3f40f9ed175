import type { FeeSchedule } from '../fee-schedule.ts';

export const canonCityCo2013: FeeSchedule = {
  id: 'canon-city-co-2013',
  jurisdiction: 'Cañon City',
  state: 'co',
  covers: ['residential', 'commercial'],
  effective: '2013',
  source: {
    title: 'City of Cañon City, Building Permit Fees',
    url: 'https://www.canoncity.org/186/Building-Permit-Fees',
    edition: 'Ordinance No. 7, Series of 2013',
    read: '2026-11-20',
  },
  supersededBy: {
    title: 'City of Cañon City, Building Permit Fees',
    url: 'https://canoncity.org/186/Building-Permit-Fees',
    edition: 'Resolution No. 20, Series of 2024',
    read: '2026-11-20',
  },
  note: {
    en: 'The mechanical fee is charged in every example on the page, which are of new houses.',
    es: 'La tarifa mecánica se cobra en todos los ejemplos de la página, que son de casas nuevas.',
  },
  components: [
    { id: 'permit', name: 'building-permit', kind: 'rate', basis: 'valuation', rate: '0.00998' },
    {
      id: 'city-use-tax',
      name: 'city-use-tax',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.03',
      share: '0.5',
      when: { cityUseTax: true },
    },
    {
      id: 'county-use-tax',
      name: 'county-use-tax',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.025',
      share: '0.5',
      when: { countyUseTax: true },
    },
    { id: 'mechanical', name: 'mechanical', kind: 'flat', basis: 'constant', amount: '60.75' },
  ],
};
