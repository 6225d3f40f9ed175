import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { factPhrases, factText } from './fact-text.ts';

const undated = {
  name: 'City of Sheridan',
  url: null,
  edition: '2021 I-Codes',
  date: null,
  read: '2026-11-22',
};

describe('a fact as text', () => {
  it('RPT-3.3 marks what the data has in English alone, and nothing around it', () => {
    const others = [{ ...aKnownFact(), value: { kind: 'text', text: 'By drone.' }, why: 'agrees' }] as never;
    const fact = aKnownFact({ confidence: 'likely', condition: 'from 2:12', others });
    const { answer, beside } = factPhrases(fact, 'es');
    expect(answer).toEqual([[{ text: 'Sí (' }, { text: 'from 2:12', lang: 'en' }, { text: '; probable)' }]]);
    expect(beside).toEqual([
      [
        { text: expect.stringMatching(/: $/) },
        { text: 'By drone', lang: 'en' },
        { text: expect.stringMatching(/^\. Fuente: /) },
      ],
    ]);
    expect(factPhrases(fact, 'en').answer).toEqual([[{ text: 'Yes (from 2:12; likely)' }]]);
  });

  it('RPT-3 is its question, the answer with its doubt, and the source with its day', () => {
    expect(factText(aKnownFact({ confidence: 'likely' }), 'en')).toEqual({
      name: 'Ice barrier required',
      answer: ['Yes (likely)'],
      source: 'Source: City of Denver, 2021 IRC, 2026-01-05, https://www.denvergov.org',
      beside: [],
    });
    expect(factText(aKnownFact(), 'es')).toMatchObject({
      name: 'Se exige barrera contra hielo',
      answer: ['Sí'],
    });
  });

  it('RPT-3 never tells a value without its condition, and says whose rule it is where it is not the city’s', () => {
    const fact = aKnownFact({ condition: 'not detached buildings', level: 'state', confidence: 'likely' });
    expect(factText(fact, 'en').answer).toEqual(['Yes (not detached buildings; the state’s rule; likely)']);
    expect(factText(fact, 'es').answer).toEqual(['Sí (not detached buildings; regla del estado; probable)']);
    const both = { ...fact, conditionEs: 'no edificios separados' };
    expect(factText(both, 'es').answer).toEqual(['Sí (no edificios separados; regla del estado; probable)']);
    expect(factText(both, 'en')).toEqual(factText(fact, 'en'));
  });

  it('RPT-3 shows an undated page as undated', () => {
    expect(factText(aKnownFact({ source: undated }), 'en').source).toBe(
      'Source: City of Sheridan, 2021 I-Codes, undated, read 2026-11-22',
    );
  });

  it.each([
    [{ amount: '105', basis: 'gust-3s' }, '105 mph, 3-second gust', '105 mph, ráfaga de 3 segundos'],
    [{ amount: '107', basis: 'not-stated' }, '107 mph, scale not stated', '107 mph, no dice la escala'],
  ] as const)('RPT-3 tells a wind speed with its scale: %j', (speed, english, spanish) => {
    const fact = aKnownFact({
      section: 'design-criteria',
      name: 'gust-wind-speed',
      value: { kind: 'quantity', unit: 'mph', ...speed },
    });
    expect([factText(fact, 'en').answer, factText(fact, 'es').answer]).toEqual([[english], [spanish]]);
  });

  it('RPT-3 says what settles an unknown, with the rows that do not answer beside it', () => {
    const row = { ...aKnownFact(), why: 'history' } as const;
    const fact: Fact = {
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'unknown',
      settledBy: 'building-department',
      others: [
        {
          ...row,
          value: { kind: 'yes-no', answer: false },
          source: SOURCE,
          condition: null,
          rowId: null,
          level: 'place',
        },
      ],
    };
    expect(factText(fact, 'en')).toMatchObject({
      answer: ['Unknown. Ask the building department.'],
      source: null,
      beside: [
        'No longer in force: No. Source: City of Denver, 2021 IRC, 2026-01-05, https://www.denvergov.org',
      ],
    });
  });

  it('RPT-3 shows every row of a dispute, and answers only where one outranks the others', () => {
    const row = {
      value: { kind: 'yes-no', answer: true },
      condition: null,
      source: SOURCE,
      rowId: null,
    } as const;
    const disputed = (answers: 'first' | 'none'): Fact => ({
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'disputed',
      answers,
      rows: [
        { ...row, level: 'place' },
        { ...row, value: { kind: 'yes-no', answer: false }, level: 'place' },
      ],
      others: [],
      settledBy: 'building-department',
    });
    const leading = factText(disputed('first'), 'en');
    expect(leading.answer).toEqual(['Yes (sources disagree; likely)', 'Ask the building department.']);
    expect(leading.beside.map((line) => line.slice(0, 13))).toEqual(['Disagrees: No']);
    const open = factText(disputed('none'), 'en');
    expect(open).toMatchObject({
      answer: ['Unknown: sources disagree. Ask the building department.'],
      source: null,
    });
    expect(open.beside).toHaveLength(2);
  });

  it('RPT-2 says that a section is not included', () => {
    const fact: Fact = { section: 'roof', name: 'area', is: 'not-included', addOn: 'weather' };
    expect(factText(fact, 'en').answer).toEqual(['Not included. Add weather history to this project.']);
  });

  it('RPT-3 tells a storm in the time of the property, and that a search found none', () => {
    const hail = (rows: readonly { readonly size: { amount: string; unit: 'in' } | null }[]) =>
      aKnownFact({
        section: 'hail-storm-history',
        name: 'nearest-hail',
        level: null,
        value: {
          kind: 'storms',
          rows: rows.map(({ size }) => ({
            source: SOURCE,
            rowId: 'spc/180615_rpts_filtered_hail.csv:21',
            at: '2018-06-16T10:20:00Z',
            timeZone: 'America/Detroit',
            size,
            miles: '13.5',
            record: 'preliminary',
          })),
        },
      });
    const at = '13.5 mi away, June 16, 2018 at 6:20 AM; preliminary report';
    expect(factText(hail([{ size: { amount: '1.00', unit: 'in' } }, { size: null }]), 'en').answer).toEqual([
      `1.00 in (quarter), ${at}`,
      `size not given, ${at}`,
    ]);
    expect(factText(hail([]), 'en').answer).toEqual(['None in this source']);
  });

  it('RPT-3 says something in both languages of every fact', () => {
    fc.assert(
      fc.property(facts(), (fact) => {
        for (const locale of LOCALES) {
          const { name, answer, beside } = factText(fact, locale);
          for (const line of [name, ...answer, ...beside]) expect(line).toMatch(/^[^{}]+$/);
          expect(answer.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
