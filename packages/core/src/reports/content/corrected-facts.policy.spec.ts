import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JurisdictionCorrection } from '../../places/jurisdiction-correction.policy.ts';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Fact } from '../fact.ts';
import { correctedFacts } from './corrected-facts.policy.ts';
import { factText } from './fact-text.ts';
import { parseFacts } from './parse-fact.policy.ts';

const correction: JurisdictionCorrection = {
  body: { kind: 'county', name: 'Arapahoe County', geoid: null },
  why: "The assessor's map shows the parcel outside the city.",
  by: 'Ada Lovelace',
  on: '2026-11-22',
};
const denver: Fact = aKnownFact({
  section: 'municipality',
  name: 'controlling-municipality',
  value: { kind: 'jurisdiction', body: { kind: 'city', name: 'Denver', geoid: '0820000' } },
  level: null,
});
const inside: Fact = aKnownFact({
  section: 'municipality',
  name: 'jurisdiction-basis',
  value: { kind: 'jurisdiction-reason', reason: 'inside-limits', nearEdge: false },
  level: null,
});
const textsOf = (told: readonly Fact[], locale: 'en' | 'es') =>
  told.map((fact) => factText(fact, locale)).map(({ answer, beside }) => [...answer, ...beside]);

describe('a report whose jurisdiction was corrected', () => {
  it('RPT-2.3 answers with the correction, who made it, when and why, and what was found beside it', () => {
    const told = correctedFacts([denver, inside], correction);
    expect(textsOf(told, 'en')).toEqual([
      [
        'County: Arapahoe County (sources disagree; likely)',
        'A map of the municipal boundaries settles it.',
        'Disagrees: City: Denver. Source: City of Denver, 2021 IRC, 2026-01-05, https://www.denvergov.org',
      ],
      [
        "Corrected by Ada Lovelace on 2026-11-22: The assessor's map shows the parcel outside the city. (sources disagree; likely)",
        'A map of the municipal boundaries settles it.',
        'Disagrees: The address is inside the city limits. Source: City of Denver, 2021 IRC, 2026-01-05, https://www.denvergov.org',
      ],
    ]);
    expect(textsOf(told, 'es')[1]?.[0]).toBe(
      "Corregido por Ada Lovelace el 2026-11-22: The assessor's map shows the parcel outside the city. (las fuentes no coinciden; probable)",
    );
    expect(factText(told[0] as Fact, 'en').source).toBe('Source: Ada Lovelace, 2026-11-22');
  });

  it('RPT-2.3 answers where nothing was found, and is likely at most', () => {
    const unknown = {
      is: 'unknown',
      because: 'zip-across-limits',
      settledBy: 'street-point',
      others: [],
    } as const;
    const found: readonly Fact[] = [
      { section: 'municipality', name: 'controlling-municipality', ...unknown },
      { section: 'municipality', name: 'jurisdiction-basis', ...unknown },
    ];
    for (const told of [correctedFacts(found, correction), correctedFacts([], correction)]) {
      expect(told).toMatchObject([
        { is: 'known', confidence: 'likely', value: { kind: 'jurisdiction', body: correction.body } },
        { is: 'known', confidence: 'likely', value: { reason: 'corrected', why: correction.why } },
      ]);
    }
  });

  it('RPT-2.3 is as sure as before where the correction agrees with what was found', () => {
    const agreeing = { ...correction, body: { kind: 'city', name: 'denver', geoid: null } } as const;
    const rule = aKnownFact({ level: 'place' });
    const told = correctedFacts([denver, inside, rule], agreeing);
    expect(told).toMatchObject([
      { is: 'known', confidence: 'verified', source: SOURCE, others: [{ why: 'agrees' }] },
      { is: 'known', confidence: 'verified', others: [{ why: 'agrees' }] },
      rule,
    ]);
  });

  it('RPT-2.3 answers nothing by a rule of the authority that was found, and keeps what is not its own', () => {
    const rules = (['place', 'cousub', 'county', 'state', 'model-code'] as const).map((level) =>
      aKnownFact({ level }),
    );
    const told = correctedFacts([denver, inside, ...rules], correction).slice(2);
    expect(told.slice(0, 3)).toMatchObject(
      rules.slice(0, 3).map(({ section, name }) => ({
        section,
        name,
        is: 'unknown',
        settledBy: 'building-department',
        others: [{ why: 'other-jurisdiction', source: SOURCE }],
      })),
    );
    expect(told.slice(3)).toEqual(rules.slice(3));
  });

  it('RPT-2.3 tells what was looked up of the named authority, and of what was found only rows that do not answer', () => {
    const found = aKnownFact({ level: 'place' });
    const storms = aKnownFact({ section: 'roof', name: 'area', level: null });
    const named = aKnownFact({ level: 'county', value: { kind: 'yes-no', answer: true } });
    const permit = aKnownFact({ section: 'municipality', name: 'permit-required', level: 'county' });
    const told = correctedFacts([denver, inside, found, storms], correction, [named, permit]);
    expect(told.slice(2)).toMatchObject([
      { ...named, others: [{ why: 'other-jurisdiction', level: 'place' }] },
      storms,
      permit,
    ]);
    expect(told[1]).toMatchObject({ rows: [{ value: { reason: 'corrected', known: true } }, {}] });
  });

  it('RPT-2.3 says where no pack knows the named authority: then only wider rules answer', () => {
    const state = aKnownFact({ level: 'state' });
    const [, why, rule] = correctedFacts([denver, inside, aKnownFact({ level: 'place' })], correction, [
      state,
    ]);
    expect(rule).toMatchObject({ is: 'known', level: 'state' });
    expect(factText(why as Fact, 'en').answer[0]).toBe(
      "Corrected by Ada Lovelace on 2026-11-22: The assessor's map shows the parcel outside the city.",
    );
    expect(factText(why as Fact, 'en').answer[1]).toContain(
      'The loaded data has no rules of this authority.',
    );
    expect(factText(why as Fact, 'es').answer[1]).toContain('Los datos cargados no tienen reglas');
  });

  it('RPT-2.3 is one authority with what was found by its code, whatever either is called', () => {
    const body = { kind: 'city', name: 'Denver, City and County of', geoid: '0820000' } as const;
    const found = aKnownFact({
      section: 'municipality',
      name: 'controlling-municipality',
      value: { kind: 'jurisdiction', body: { ...body, name: 'Denver' } },
    });
    expect(correctedFacts([found], { ...correction, body })[0]).toMatchObject({ is: 'known' });
    const other = { ...body, name: 'Denver', geoid: '0800000' };
    expect(correctedFacts([found], { ...correction, body: other })[0]).toMatchObject({ is: 'disputed' });
  });

  it('RPT-2.3 says that the account of who corrected it was deleted', () => {
    const [, why] = correctedFacts([], { ...correction, by: null });
    expect(factText(why as Fact, 'en').answer[0]).toContain('Corrected by hand on');
  });

  it('RPT-2.3 keeps every question, and every fact stays readable', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(facts(), { selector: ({ name }) => name }),
        fc.option(fc.constant('Ada Lovelace')),
        fc.option(fc.uniqueArray(facts(), { selector: ({ name }) => name })),
        (found, by, looked) => {
          const named = looked?.filter(
            ({ name }) => !name.startsWith('controlling') && !name.startsWith('jurisdiction'),
          );
          const told = correctedFacts(found, { ...correction, by }, named ?? null);
          const names = new Set([...found, ...(named ?? [])].map(({ name }) => name));
          expect(new Set(told.map(({ name }) => name))).toEqual(
            names.add('controlling-municipality').add('jurisdiction-basis'),
          );
          expect(parseFacts(JSON.parse(JSON.stringify(told)))).toEqual(told);
          expect(correctedFacts(found, null)).toBe(found);
        },
      ),
    );
  });
});
