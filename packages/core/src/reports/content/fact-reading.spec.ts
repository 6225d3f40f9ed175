import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import type { Fact, OtherRow, Stated } from '../fact.ts';
import { readFact } from './fact-reading.ts';
import { factText } from './fact-text.ts';

const { value, condition, source, rowId, level } = aKnownFact() as Extract<Fact, { readonly is: 'known' }>;
const yes: Stated = { value, condition, source, rowId, level };
const no: Stated = { ...yes, value: { kind: 'yes-no', answer: false }, condition: 'not over porches' };
const disputed = {
  section: 'code-detail',
  name: 'ice-barrier',
  is: 'disputed',
  rows: [yes, no],
  others: [],
  settledBy: 'building-department',
} as const;

describe('a line of a report in its parts', () => {
  it('RPT-3 is its answer, what limits it, and where it is from', () => {
    const fact = aKnownFact({ condition: 'from 2:12', level: 'state', confidence: 'likely', rowId: 'co/7' });
    expect(readFact(fact, 'en')).toEqual({
      question: 'ice-barrier',
      name: 'Ice barrier required',
      standing: 'likely',
      answer: [{ text: 'Yes' }],
      limits: [{ text: 'from 2:12' }, { text: 'the state’s rule' }],
      settle: null,
      source: {
        name: 'City of Denver, 2021 IRC',
        day: '2026-01-05',
        url: 'https://www.denvergov.org',
        rowId: 'co/7',
      },
      beside: [],
    });
    expect(readFact(fact, 'es')).toMatchObject({
      answer: [{ text: 'Sí' }],
      limits: [{ text: 'from 2:12', lang: 'en' }, { text: 'regla del estado' }],
    });
  });

  it('RPT-3.3 is in the reader’s language where the data has it, else marked as English', () => {
    const limited = { condition: 'rake and eave', conditionEs: 'alero y borde lateral' };
    const fact = aKnownFact({ ...limited, others: [{ ...no, ...limited, why: 'agrees' }] });
    expect(readFact(fact, 'en').limits).toEqual([{ text: 'rake and eave' }]);
    expect(readFact(fact, 'es')).toMatchObject({
      limits: [{ text: 'alero y borde lateral' }],
      beside: [{ said: [{ text: 'No' }], limits: [{ text: 'alero y borde lateral' }] }],
    });
    const rule = { topic: 'mid-roof-inspection', rule: 'by drone', source, rowId };
    const rules = (row: object) =>
      readFact(aKnownFact({ value: { kind: 'rules', rows: [{ ...rule, ...row }] } }), 'es').answer;
    expect(rules({})).toEqual([{ text: 'Mid roof inspection: by drone', lang: 'en' }]);
    expect(rules({ topicEs: 'Inspección a medio techo' })).toEqual([
      { text: 'Inspección a medio techo: by drone', lang: 'en' },
    ]);
    expect(rules({ topicEs: 'Inspección a medio techo', ruleEs: 'con dron' })).toEqual([
      { text: 'Inspección a medio techo: con dron' },
    ]);
  });

  it('RPT-3 of a dispute has the row that answers first, else all of them beside it', () => {
    expect(readFact({ ...disputed, answers: 'first' }, 'en')).toMatchObject({
      standing: 'disputed',
      answer: [{ text: 'Yes' }],
      settle: 'Ask the building department.',
      beside: [{ why: 'Disagrees', said: [{ text: 'No' }], limits: [{ text: 'not over porches' }] }],
    });
    const open = readFact({ ...disputed, answers: 'none' }, 'en');
    expect([open.answer, open.source, open.beside.length]).toEqual([[], null, 2]);
  });

  it('RPT-3 RPT-2 of an unknown says what settles it, and one that is withheld what adds it', () => {
    const unknown: Fact = { ...disputed, is: 'unknown', others: [{ ...no, why: 'history' }] };
    expect(readFact(unknown, 'en')).toMatchObject({
      standing: 'unknown',
      answer: [],
      settle: 'Ask the building department.',
      beside: [{ why: 'No longer in force' }],
    });
    const withheld: Fact = {
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'not-included',
      addOn: 'code-detail',
    };
    expect(readFact(withheld, 'es').settle).toBe('Agregue el detalle de códigos a este proyecto.');
  });

  it('RPT-3 never has an answer without a source, and has all that print has', () => {
    fc.assert(
      fc.property(facts(), fc.constantFrom(...LOCALES), (fact, locale) => {
        const reading = readFact(fact, locale);
        const print = factText(fact, locale);
        expect(reading.name).toBe(print.name);
        expect(reading.answer.length > 0).toBe(reading.source !== null);
        expect(reading.beside).toHaveLength(print.beside.length);
        for (const [place, line] of reading.answer.entries())
          expect(print.answer[place]).toContain(line.text);
        for (const limit of reading.limits) expect(print.answer.join(' ')).toContain(limit.text);
      }),
    );
  });

  it('RPT-3 says what to do for everything that is not settled', () => {
    fc.assert(
      fc.property(facts(), (fact) => {
        const { standing, settle } = readFact(fact, 'en');
        expect(settle !== null).toBe(standing !== 'verified' && standing !== 'likely');
      }),
    );
    const rows: readonly OtherRow[] = [{ ...no, why: 'agrees' }];
    expect(readFact(aKnownFact({ others: rows }), 'en').beside).toHaveLength(1);
  });
});
