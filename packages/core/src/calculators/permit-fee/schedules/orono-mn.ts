import type { FeeSchedule } from '../fee-schedule.ts';
import { minnesotaSurcharge } from './minnesota-surcharge.ts';

export const oronoMn: FeeSchedule = {
  id: 'orono-mn',
  jurisdiction: 'Orono',
  state: 'mn',
  covers: ['commercial'],
  effective: null,
  source: {
    title: 'City of Orono, Fee Schedule',
    url: 'https://publicinfo.ci.orono.mn.us/WebLink/0/doc/207301/Page7.aspx',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'medium',
  note: {
    en: 'Residential roofs may fall under maintenance permits, whose fee was not on the page.',
    es: 'Los techos residenciales pueden requerir permisos de mantenimiento, cuya tarifa no estaba en la página.',
  },
  components: [
    {
      id: 'permit',
      name: 'building-permit',
      kind: 'tier',
      basis: 'valuation',
      brackets: [
        { over: '0', upTo: '500', base: '29.50' },
        { over: '500', upTo: '2000', base: '28.00', each: { every: '100', amount: '3.70' } },
        { over: '2000', upTo: '25000', base: '83.50', each: { every: '1000', amount: '16.55' } },
        { over: '25000', upTo: '50000', base: '464.15', each: { every: '1000', amount: '12.00' } },
        { over: '50000', upTo: '100000', base: '764.15', each: { every: '1000', amount: '8.45' } },
        {
          over: '100000',
          upTo: '500000',
          base: '1186.64',
          each: { every: '1000', amount: '6.75' },
        },
        {
          over: '500000',
          upTo: '1000000',
          base: '3886.65',
          each: { every: '1000', amount: '5.50' },
        },
        { over: '1000000', upTo: null, base: '6636.65', each: { every: '1000', amount: '4.50' } },
      ],
    },
    minnesotaSurcharge,
  ],
};
