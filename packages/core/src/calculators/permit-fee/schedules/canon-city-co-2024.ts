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
  note: {
    en: 'The mechanical fee is charged in every example on the page, which are of new houses.',
    es: 'La tarifa mecánica se cobra en todos los ejemplos de la página, que son de casas nuevas.',
  },
  components: [
    { id: 'permit', name: 'building-permit', kind: 'rate', basis: 'valuation', rate: '0.01' },
    { id: 'mechanical', name: 'mechanical', kind: 'flat', basis: 'constant', amount: '110.00' },
  ],
};
