import type { FeeSchedule } from '../fee-schedule.ts';

export const rosemountMn: FeeSchedule = {
  id: 'rosemount-mn',
  jurisdiction: 'Rosemount',
  state: 'mn',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'City of Rosemount, Roofing',
    url: 'https://www.rosemountmn.gov/422/Roofing',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'The state surcharge is within the fee. Other roofs go by Exhibit A of the city’s schedule, $105 at least, which was not read.',
    es: 'El recargo estatal está incluido en la tarifa. Los demás techos se rigen por el Anexo A de las tarifas de la ciudad, mínimo $105, que no se leyó.',
  },
  components: [
    {
      id: 'permit',
      name: 'roof-permit',
      kind: 'flat',
      basis: 'constant',
      amount: '76.00',
      when: { propertyType: 'residential' },
    },
  ],
};
