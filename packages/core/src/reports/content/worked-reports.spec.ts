import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import type { Quantity, WindBasis } from '../fact-value.ts';
import type { QuestionName } from '../report-questions.ts';
import type { Source } from '../source.ts';
import type { CandidateRow, Setting } from './candidate-row.ts';
import { climateZone } from './climate-zone.policy.ts';
import { editionValue } from './edition.ts';
import { factText } from './fact-text.ts';
import { whichRowAnswers } from './which-row-answers.policy.ts';

/**
 * Three reports worked by hand from public pages: a city with its own rules, a city under state rules alone, a town that
 * adopts for itself and whose rules nobody has read. The pages give no day; they were read for these specs.
 */
const READ = '2026-11-22';

const SHERIDAN: Source = {
  name: 'City of Sheridan Design Criteria',
  url: 'https://www.ci.sheridan.co.us/438/City-of-Sheridan-Design-Criteria',
  edition: '2021 I-Codes',
  date: null,
  read: READ,
};
const MICHIGAN: Source = {
  name: 'Michigan Admin. Code R 408.30516 (Cornell LII)',
  url: 'https://www.law.cornell.edu/regulations/michigan/Mich-Admin-Code-R-408.30516',
  edition: 'Michigan Residential Code (edition not stated on the page)',
  date: null,
  read: READ,
};
const CHART: Source = {
  name: 'ICC Master I-Code Adoption Chart, January 2024 (via referencesource.org, CC BY 4.0)',
  url: 'https://www.iccsafe.org/wp-content/uploads/Master-I-Code-Adoption-Chart-1.pdf',
  edition: null,
  date: '2024-01',
  read: null,
};
const CLIMATE_MAPS: Source = {
  name: 'PNNL/DOE Climate Zone Data Files (PNNL-33270)',
  url: 'https://basc.pnnl.gov/sites/default/files/ClimateZoneDataFiles.zip',
  edition: null,
  date: '2022',
  read: null,
};

type Told = Pick<CandidateRow, 'value'> & Partial<CandidateRow>;
type Rows = { readonly [Name in QuestionName]?: Told };

const yes = { kind: 'yes-no', answer: true } as const;
const text = (words: string) => ({ kind: 'text', text: words }) as const;
const inUnit = (amount: string, unit: 'psf' | 'in' | 'F'): Quantity => ({
  kind: 'quantity',
  amount,
  unit,
  basis: null,
});
const mph = (amount: string, basis: WindBasis): Quantity => ({
  kind: 'quantity',
  amount,
  unit: 'mph',
  basis,
});

/** The answer to each question, in both languages, and how sure it is. */
function report(
  place: Pick<Setting, 'body' | 'state' | 'editionInForce'>,
  page: Partial<CandidateRow>,
  rows: Rows,
) {
  return (question: QuestionName) => {
    const told = rows[question];
    const candidates = told ? [{ ...BLANK, ...page, ...told }] : [];
    const setting = { ...place, question, ...AT };
    const fact = whichRowAnswers(setting, candidates);
    const [english, spanish] = LOCALES.map((locale) => factText(fact, locale).answer.join(' '));
    return { fact, english, spanish };
  };
}

const AT = { propertyType: 'residential', asOf: READ, stateBarsLocalCodes: false } as const;
const BLANK: Omit<CandidateRow, 'value'> = {
  condition: null,
  source: SHERIDAN,
  rowId: null,
  level: 'place',
  body: '',
  trust: 'high',
  superseded: false,
  effective: null,
  appliesTo: null,
  answers: true,
  refersTo: null,
};

describe('Sheridan, Colorado: a city with its own table', () => {
  const city = { level: 'place', body: '0869645' } as const;
  const sheridan = report(
    { body: { level: 'place', geoid: city.body }, state: 'co', editionInForce: 2021 },
    { ...city, source: SHERIDAN },
    {
      'adopted-residential-code': { value: editionValue('2021 I-Codes with amendments') },
      'ice-barrier': { value: yes },
      'gust-wind-speed': { value: mph('105', 'gust-3s') },
      'special-wind-region': { value: yes },
      'ground-snow-load': { value: inUnit('30', 'psf') },
      'roof-snow-load': { value: inUnit('30', 'psf') },
      'frost-depth': { value: inUnit('36', 'in') },
      weathering: { value: text('severe') },
    },
  );

  it.each([
    [
      'adopted-residential-code',
      '2021 I-Codes with amendments (likely)',
      '2021 I-Codes with amendments (probable)',
    ],
    ['ice-barrier', 'Yes (likely)', 'Sí (probable)'],
    ['gust-wind-speed', '105 mph, 3-second gust (likely)', '105 mph, ráfaga de 3 segundos (probable)'],
    ['special-wind-region', 'Yes (likely)', 'Sí (probable)'],
    ['ground-snow-load', '30 psf (likely)', '30 psf (probable)'],
    ['roof-snow-load', '30 psf (likely)', '30 psf (probable)'],
    ['frost-depth', '36 in (likely)', '36 pulg (probable)'],
    [
      'permit-required',
      'Unknown. Ask the building department.',
      'No se sabe. Pregunte al departamento de construcción.',
    ],
  ] as const)('RPT-3 answers %s with the city’s row', (question, english, spanish) => {
    expect(sheridan(question)).toMatchObject({ english, spanish });
  });

  it('RPT-3 makes no ultimate speed of the gust', () => {
    expect(sheridan('ultimate-design-wind-speed').fact.is).toBe('unknown');
  });

  it('RPT-3 is in climate zone 5B on both maps', () => {
    expect(climateZone({ map2006: '5B', map2021: '5B' }, 2021)).toEqual(text('5B'));
  });
});

describe('Marquette, Michigan: a city under the state’s rules alone', () => {
  const marquette = report(
    { body: { level: 'place', geoid: '2651900' }, state: 'mi', editionInForce: 2015 },
    { level: 'state', body: 'mi', source: MICHIGAN },
    {
      'adopted-residential-code': { value: editionValue('2015 IRC'), source: CHART, trust: 'medium' },
      'ice-barrier': { value: yes },
      'published-wind-speed': { value: mph('107', 'not-stated') },
      'ground-snow-load': {
        value: text('by county: Table R301.2(4)'),
        answers: false,
        refersTo: 'state-table',
      },
      'frost-depth': { value: inUnit('42', 'in') },
      'climate-zone': {
        value: climateZone({ map2006: '6A', map2021: '7' }, 2015) ?? text('none'),
        source: CLIMATE_MAPS,
      },
    },
  );

  it.each([
    [
      'adopted-residential-code',
      '2015 IRC (the state’s rule; likely)',
      '2015 IRC (regla del estado; probable)',
    ],
    ['ice-barrier', 'Yes (the state’s rule; likely)', 'Sí (regla del estado; probable)'],
    [
      'published-wind-speed',
      '107 mph, scale not stated (the state’s rule; likely)',
      '107 mph, no dice la escala (regla del estado; probable)',
    ],
    [
      'ground-snow-load',
      'Unknown. See the table of the state code.',
      'No se sabe. Vea la tabla del código estatal.',
    ],
    ['frost-depth', '42 in (the state’s rule; likely)', '42 pulg (regla del estado; probable)'],
    [
      'permit-required',
      'Unknown. Ask the building department.',
      'No se sabe. Pregunte al departamento de construcción.',
    ],
  ] as const)('RPT-3 answers %s as the state does', (question, english, spanish) => {
    expect(marquette(question)).toMatchObject({ english, spanish });
  });

  it('RPT-3 quotes the row that names the state’s table, and takes no number from it', () => {
    expect(marquette('ground-snow-load').fact).toMatchObject({
      is: 'unknown',
      others: [{ why: 'no-answer', value: text('by county: Table R301.2(4)') }],
    });
  });

  it('RPT-3 is in zone 6A by its edition; the map of 2021 says 7', () => {
    expect(marquette('climate-zone').fact).toMatchObject({ is: 'known', value: text('6A') });
    expect(climateZone({ map2006: '6A', map2021: '7' }, 2021)).toEqual(text('7'));
  });
});

describe('Stowe, Vermont: a town that adopts for itself', () => {
  const stowe = report(
    { body: null, state: 'vt', editionInForce: null },
    { level: 'state', body: 'vt', source: CHART, trust: 'medium' },
    {
      'adopted-residential-code': {
        value: text('local adoption only'),
        answers: false,
        refersTo: 'town-clerk',
      },
    },
  );

  it('RPT-3 does not know the authority, and a boundary map settles it', () => {
    expect(stowe('controlling-municipality')).toMatchObject({
      english: 'Unknown. A map of the municipal boundaries settles it.',
      spanish: 'No se sabe. Lo aclara un mapa de los límites municipales.',
    });
  });

  it('RPT-3 does not know the code: the state leaves it to the town', () => {
    expect(stowe('adopted-residential-code')).toMatchObject({
      fact: { is: 'unknown', others: [{ why: 'no-answer', source: CHART }] },
      english: 'Unknown. Ask the town clerk.',
      spanish: 'No se sabe. Pregunte al secretario del pueblo (town clerk).',
    });
  });

  it.each([
    'ice-barrier',
    'published-wind-speed',
    'ground-snow-load',
    'frost-depth',
    'permit-required',
  ] as const)('RPT-3 does not know %s: cold weather does not decide', (question) => {
    expect(stowe(question).fact.is).toBe('unknown');
  });

  it('RPT-3 is in zone 6A, whatever the edition: both maps agree', () => {
    expect(climateZone({ map2006: '6A', map2021: '6A' }, null)).toEqual(text('6A'));
  });
});
