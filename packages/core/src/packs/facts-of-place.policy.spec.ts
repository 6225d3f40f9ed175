import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factText } from '../reports/content/fact-text.ts';
import type { Fact } from '../reports/fact.ts';
import type { QuestionName } from '../reports/report-questions.ts';
import { aLoadedRow } from '../testing/packs/pack.builder.ts';
import { type AskedPlace, factsOfPlace } from './facts-of-place.policy.ts';
import type { LoadedRow } from './pack-candidates.ts';

const SHERIDAN: AskedPlace = {
  propertyType: 'residential',
  body: { level: 'place', geoid: '0869645' },
  state: 'co',
  county: '08005',
  asOf: '2026-11-22',
};
const ofState = { level: 'state', bodies: 'co', body: 'co' } as const;
const yesNo = { unit: undefined } as unknown as Partial<LoadedRow>;
const row = (over: Partial<LoadedRow>) => aLoadedRow({ row_id: JSON.stringify(over), ...over });
const text = (over: Partial<LoadedRow>) => row({ ...yesNo, ...over });

function fact(
  name: QuestionName,
  rows: readonly LoadedRow[],
  place: Partial<AskedPlace> = {},
): Fact | undefined {
  return factsOfPlace({ ...SHERIDAN, ...place }, rows).find((told) => told.name === name);
}

describe('the facts of a place', () => {
  it('RPT-3 come from the row of the city, with the row’s source and id', () => {
    expect(fact('frost-depth', [aLoadedRow()])).toMatchObject({
      is: 'known',
      value: { kind: 'quantity', amount: '36', unit: 'in', basis: null },
      source: { name: 'City of Sheridan Design Criteria', date: null, read: '2026-11-22' },
      rowId: 'city-of-sheridan/co/sheridan/frost-depth',
      level: 'place',
    });
  });

  it('RPT-3 come from the state where the city has no row, and say so', () => {
    const state = row({ ...ofState, value: '42' });
    expect(fact('frost-depth', [state])).toMatchObject({ is: 'known', level: 'state' });
    expect(fact('frost-depth', [state, aLoadedRow()])).toMatchObject({
      is: 'known',
      level: 'place',
      others: [{ level: 'state', why: 'wider-rule' }],
    });
  });

  it('RPT-3 stand side by side where rows of the city contradict each other', () => {
    const rows = [aLoadedRow(), row({ value: '30' })];
    expect(fact('frost-depth', rows)).toMatchObject({ is: 'disputed', rows: [{}, {}] });
  });

  it('RPT-3 compare the editions of houses alone', () => {
    const code = text({ question: 'adopted-residential-code', value: '2018 IRC' });
    expect(fact('ventilation-changes', [code])).toMatchObject({
      is: 'known',
      level: 'model-code',
      value: { rows: [{ from: { edition: 2015 }, to: { edition: 2018 } }, { to: { edition: 2024 } }] },
    });
    expect(fact('ventilation-changes', [code], { propertyType: 'commercial' })).toBeUndefined();
    expect(fact('ventilation-changes', [])).toBeUndefined();
  });

  it('RPT-2 count the storms of a county, whoever governs, where the county is certain', () => {
    const county = { level: 'county', bodies: '08005', body: '08005' } as const;
    const counted = text({
      ...county,
      question: 'county-hail-reports',
      value: '412',
      condition: '1955–2015',
    });
    expect(fact('county-hail-reports', [counted])).toMatchObject({
      section: 'hail-storm-history',
      is: 'known',
      confidence: 'likely',
      value: { kind: 'storm-counts', rows: [{ withinMiles: null, reports: 412 }] },
      condition: '1955–2015',
      level: null,
    });
    expect(fact('county-hail-reports', [counted], { county: null })).toBeUndefined();
    expect(fact('county-hail-reports', [{ ...counted, body: '08031' }])).toBeUndefined();
    expect(fact('county-severe-wind-reports', [counted])).toBeUndefined();
  });

  it('RPT-3 leave a city out where the state bars local codes', () => {
    const city = text({ question: 'adopted-residential-code', value: '2021 IRC' });
    const state = text({ ...ofState, question: 'adopted-residential-code', value: '2018 IRC' });
    const barred = text({ ...ofState, question: 'local-codes', value: 'no' });
    expect(fact('adopted-residential-code', [city, state])).toMatchObject({ level: 'place' });
    expect(fact('adopted-residential-code', [city, state, barred])).toMatchObject({
      level: 'state',
      others: [{ why: 'barred-by-state' }],
    });
    expect(fact('adopted-residential-code', [city, state, { ...barred, trust: 'low' }])).toMatchObject({
      level: 'place',
    });
  });

  it('RPT-3 come from the model code of the adopted edition, unless the state deleted the section', () => {
    const code = text({ ...ofState, question: 'adopted-residential-code', value: '2018 IRC' });
    const deleted = text({ ...ofState, question: 'deleted-section', value: 'R905.2.8.5' });
    expect(fact('drip-edge', [])).toMatchObject({ is: 'unknown' });
    expect(fact('drip-edge', [code])).toMatchObject({
      is: 'known',
      level: 'model-code',
      confidence: 'likely',
    });
    expect(fact('drip-edge', [code, deleted])).toMatchObject({ is: 'unknown' });
  });

  it('RPT-3 are unknown where a row gives no answer, and the row is quoted', () => {
    const open = text({ ...ofState, status: 'no-answer', value: 'by county', settled_by: 'state-table' });
    expect(fact('frost-depth', [open])).toMatchObject({
      is: 'unknown',
      settledBy: 'state-table',
      others: [{ why: 'no-answer', value: { kind: 'text', text: 'by county' } }],
    });
  });

  it('RPT-3 are asked of the property type alone', () => {
    const rows = [text({ question: 'ice-barrier', value: 'yes' })];
    expect(fact('ice-barrier', rows)).toMatchObject({ is: 'known', value: { answer: true } });
    expect(fact('ice-barrier', rows, { propertyType: 'commercial' })).toBeUndefined();
  });

  it('RPT-3 do not depend on the order of the rows', () => {
    const rows = [
      aLoadedRow(),
      row({ value: '30' }),
      text({ ...ofState, question: 'adopted-residential-code', value: '2018 IRC' }),
      contact('phone', '303-555-0100'),
      contact('email', 'building@example.gov'),
      zone('5B', '2006-2018'),
      zone('6B', '2021-'),
    ];
    const facts = factsOfPlace(SHERIDAN, rows);
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(factsOfPlace(SHERIDAN, shuffled)).toEqual(facts);
      }),
    );
  });
});

function contact(about: string, value: string, over: Partial<LoadedRow> = {}) {
  return text({ question: 'municipality-contact', about, value, ...over });
}

describe('rows with Spanish', () => {
  const print = (name: QuestionName, row: LoadedRow) => {
    const told = fact(name, [row]);
    return told && factText(told, 'es').answer;
  };

  it('RPT-3.3 are told with it: values in words, topics of rules, conditions and offices', () => {
    expect(
      print('weathering', text({ question: 'weathering', value: 'severe', value_es: 'severa' })),
    ).toEqual(['severa (probable)']);
    const rule = { question: 'inspections', about: 'mid-roof-inspection', about_es: 'A medio techo' };
    expect(print('inspections', text({ ...rule, value: 'by drone', value_es: 'con dron' }))).toEqual([
      'A medio techo: con dron (probable)',
    ]);
    const limited = {
      value: '36',
      unit: 'in',
      condition: 'above 5000 ft',
      condition_es: 'arriba de 5000 pies',
    };
    expect(print('frost-depth', text({ question: 'frost-depth', ...limited, unit: 'in' }))).toEqual([
      '36 pulg (arriba de 5000 pies; probable)',
    ]);
    const desk = { about: 'phone', value: '303-555-0199', condition: 'Clerk', condition_es: 'secretaría' };
    expect(print('municipality-contact', text({ question: 'municipality-contact', ...desk }))).toEqual([
      'secretaría, 303-555-0199 (probable)',
    ]);
  });

  it('RPT-3.3 agree with rows that have none', () => {
    const rows = [
      text({ question: 'weathering', value: 'severe', value_es: 'severa' }),
      text({ question: 'weathering', value: 'severe', row_id: 'other' }),
    ];
    expect(fact('weathering', rows)).toMatchObject({ is: 'known', others: [{ why: 'agrees' }] });
  });
});

describe('the contacts of a body', () => {
  it('RPT-2 of one page are one contact; another desk is another', () => {
    const rows = [
      contact('phone', '303-555-0100'),
      contact('email', 'building@example.gov'),
      contact('phone', '303-555-0199', { condition: 'Inspector' }),
    ];
    expect(fact('municipality-contact', rows)).toMatchObject({
      is: 'known',
      value: {
        kind: 'contacts',
        rows: expect.arrayContaining([
          expect.objectContaining({ phone: '303-555-0100', email: 'building@example.gov', office: null }),
          expect.objectContaining({ phone: '303-555-0199', email: null, office: 'Inspector' }),
        ]),
      },
    });
  });

  it('RPT-2 of several pages stand together and contradict nothing; an unconfirmed one stays aside', () => {
    const blog = contact('phone', '303-555-0144', { source_name: 'A blog', trust: 'low' });
    const form = contact('address', '100 Main Street', { source_name: 'Form', trust: 'medium' });
    const told = fact('municipality-contact', [contact('phone', '303-555-0100'), blog, form]);
    expect(told).toMatchObject({ is: 'known', others: [{ why: 'unconfirmed' }] });
    expect(told).toHaveProperty('value.rows.length', 2);
  });
});

function zone(value: string, modelYears: string, over: Partial<LoadedRow> = {}) {
  const county = { level: 'county', bodies: '08005', body: '08005', trust: 'high' } as const;
  return text({ question: 'climate-zone', value, model_years: modelYears, ...county, ...over });
}

describe('the climate zone of a county', () => {
  const maps = [zone('5B', '2006-2018'), zone('6B', '2021-')];
  const code = (edition: string) =>
    text({ ...ofState, question: 'adopted-residential-code', value: `${edition} IRC` });

  it.each([
    ['2018', '5B'],
    ['2021', '6B'],
    ['2024', '6B'],
  ])('RPT-3 under the IRC of %s is %s', (edition, expected) => {
    expect(fact('climate-zone', [...maps, code(edition)])).toMatchObject({
      is: 'known',
      value: { text: expected },
      level: null,
    });
  });

  it('RPT-3 is unknown without an edition, unless both maps agree', () => {
    expect(fact('climate-zone', maps)).toMatchObject({ is: 'unknown' });
    expect(fact('climate-zone', [zone('5B', '2006-')])).toMatchObject({ is: 'known', value: { text: '5B' } });
  });

  it('RPT-3 is that of the county where nobody knows who governs, and of no other county', () => {
    const one = [zone('5B', '2006-')];
    expect(fact('climate-zone', one, { body: null })).toMatchObject({ is: 'known' });
    expect(fact('climate-zone', one, { county: '08031' })).toMatchObject({ is: 'unknown' });
    expect(fact('climate-zone', one, { county: null })).toMatchObject({ is: 'unknown' });
  });

  it('RPT-3 is the city’s own where its page says it', () => {
    expect(fact('climate-zone', [...maps, text({ question: 'climate-zone', value: '7' })])).toMatchObject({
      is: 'known',
      value: { text: '7' },
      level: 'place',
    });
  });
});
