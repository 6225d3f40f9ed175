import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { LETTER_SECTIONS, letterFacts } from './claim-letter.policy.ts';

describe('the requirements of a claim letter', () => {
  it('RPT-7.1 are what has an answer, without storms, jurisdiction and other editions', () => {
    const ice = aKnownFact({ name: 'ice-barrier', value: { kind: 'yes-no', answer: true } });
    const city = aKnownFact({
      section: 'municipality',
      name: 'permit-required',
      value: { kind: 'yes-no', answer: true },
    });
    const changes = aKnownFact({
      name: 'ice-barrier-changes',
      value: { kind: 'edition-changes', rows: [] },
    });
    expect(letterFacts([city, changes, ice], null)).toEqual([ice]);
  });

  it('RPT-7.1 are those that were chosen, in the same order; nothing else is ever added', () => {
    fc.assert(
      fc.property(fc.array(facts()), fc.array(fc.string()), (all, others) => {
        const whole = letterFacts(all, null);
        const names = whole.map(({ name }) => name);
        expect(letterFacts(all, [...names, ...others])).toEqual(whole);
        expect(letterFacts(all, [])).toEqual([]);
        const [first] = names;
        if (first === undefined) return;
        expect(letterFacts(all, [first])).toEqual(whole.filter(({ name }) => name === first));
        expect(whole.every(({ section }) => (LETTER_SECTIONS as readonly string[]).includes(section))).toBe(
          true,
        );
      }),
    );
  });
});
