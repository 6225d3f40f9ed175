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
  confidence: 'low',
  supersededBy: {
    title: 'City of Cañon City, Building Permit Fees',
    url: 'https://canoncity.org/186/Building-Permit-Fees',
    edition: 'Resolution No. 20, Series of 2024',
    read: '2026-11-20',
  },
  note: {
    en: 'The permit fee goes by the contract, or by the city’s valuation where there is none; the use taxes always go by the valuation.',
    es: 'El permiso se cobra según el contrato o, si no lo hay, según la valuación de la ciudad; los impuestos al uso siempre van por la valuación.',
  },
  components: [
    { id: 'permit', name: 'building-permit', kind: 'rate', basis: 'contract', rate: '0.00998' },
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
    {
      id: 'mechanical',
      name: 'mechanical',
      kind: 'flat',
      basis: 'constant',
      amount: '60.75',
      when: { mechanicalWork: true },
    },
  ],
};
