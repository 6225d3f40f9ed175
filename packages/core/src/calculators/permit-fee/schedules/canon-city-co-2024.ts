import type { FeeSchedule } from '../fee-schedule.ts';

export const canonCityCo2024: FeeSchedule = {
  id: 'canon-city-co-2024',
  jurisdiction: 'Cañon City',
  state: 'co',
  covers: ['residential', 'commercial'],
  effective: '2024',
  source: {
    title: 'City of Cañon City, Building Permit Fees',
    url: 'https://canoncity.org/186/Building-Permit-Fees',
    edition: 'Resolution No. 20, Series of 2024',
    read: '2026-11-20',
  },
  confidence: 'high',
  note: {
    en: 'The permit fee goes by the contract, or by the city’s valuation where there is none. Since September 1, 2021 the city collects no use tax with the permit.',
    es: 'El permiso se cobra según el contrato o, si no lo hay, según la valuación de la ciudad. Desde el 1 de septiembre de 2021 la ciudad no cobra impuesto al uso con el permiso.',
  },
  components: [
    { id: 'permit', name: 'building-permit', kind: 'rate', basis: 'contract', rate: '0.01' },
    {
      id: 'mechanical',
      name: 'mechanical',
      kind: 'flat',
      basis: 'constant',
      amount: '110.00',
      when: { mechanicalWork: true },
    },
  ],
};
