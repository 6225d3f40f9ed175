import type { FeeSchedule } from '../fee-schedule.ts';

export const wrightCountyMn: FeeSchedule = {
  id: 'wright-county-mn',
  jurisdiction: 'Wright County',
  state: 'mn',
  covers: ['residential'],
  effective: null,
  source: {
    title: 'Wright County, Planning & Zoning Fee Schedule',
    url: 'https://www.co.wright.mn.us/761/Fee-Schedule',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'low',
  supersededBy: {
    title: 'Wright County Board adopts the 2026 fee schedule (a report of the meeting)',
    url: 'https://citizenportal.ai/articles/6738500/Wright-County/Minnesota/Wright-County-adopts-2026-fee-schedule-after-debate-over-planning-permit-increases-effort-to-keep-permits-flat-fails',
    edition: 'Adopted November 4, 2025',
    date: '2025-11-04',
    read: '2026-11-22',
  },
  note: {
    en: 'The county has since published schedules for 2023 and 2024 and adopted one for 2026, said to raise permit fees by about 24 percent; their re-roof fee was not read. The page does not say whether commercial roofs have the same fee.',
    es: 'El condado publicó después tarifas para 2023 y 2024 y aprobó las de 2026, que según se informó suben los permisos alrededor de 24 por ciento; no se leyó lo que cobran por retechar. La página no dice si los techos comerciales tienen la misma tarifa.',
  },
  components: [
    {
      id: 'permit',
      name: 'roof-permit',
      kind: 'flat',
      basis: 'constant',
      amount: '70.00',
      cite: 'Fixed fees',
    },
    {
      id: 'state-surcharge',
      name: 'state-surcharge',
      kind: 'flat',
      basis: 'constant',
      amount: '1.00',
      cite: 'State surcharge, fixed fees',
    },
  ],
};
