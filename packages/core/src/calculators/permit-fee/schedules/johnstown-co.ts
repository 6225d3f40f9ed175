import type { FeeSchedule } from '../fee-schedule.ts';

export const johnstownCo: FeeSchedule = {
  id: 'johnstown-co',
  jurisdiction: 'Johnstown',
  state: 'co',
  covers: ['residential', 'commercial'],
  effective: null,
  source: {
    title: 'Town of Johnstown, Work Requiring Permits',
    url: 'http://www.townofjohnstown.com/125/Work-Requiring-Permits',
    edition: null,
    read: '2026-11-20',
  },
  confidence: 'low',
  supersededBy: {
    title: 'Town of Johnstown, Building Permit Information',
    url: 'https://johnstown.colorado.gov/buildingpermit',
    edition: null,
    read: '2026-11-20',
  },
  note: {
    en: 'The county tax is that of Larimer County, 0.8 percent; the town’s page prints 8 %, which is taken for a misprint; part of the town lies in Weld County. The town now names a use tax of 3.5 %.',
    es: 'El impuesto del condado es el del condado de Larimer, 0.8 por ciento; la página del pueblo dice 8 %, lo que se toma por una errata; parte del pueblo está en el condado de Weld. El pueblo indica ahora un impuesto al uso del 3.5 %.',
  },
  components: [
    { id: 'reroof', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '30.00' },
    {
      id: 'town-use-tax',
      name: 'city-use-tax',
      kind: 'rate',
      basis: 'materials',
      rate: '0.03',
      when: { cityUseTax: true },
    },
    {
      id: 'county-use-tax',
      name: 'county-use-tax',
      kind: 'rate',
      basis: 'materials',
      rate: '0.008',
      when: { countyUseTax: true },
      source: {
        title: 'Larimer County use tax deposit, as printed on a permit of the Town of Estes Park',
        url: 'https://dms.estes.org/WebLink/DocView.aspx?dbid=0&id=303147&repo=TownofEstesPark',
        edition: 'Permit of July 8, 2024',
        date: '2024-07-08',
        read: '2026-11-20',
      },
    },
  ],
};
