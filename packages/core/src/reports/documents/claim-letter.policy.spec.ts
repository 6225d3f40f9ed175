import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateWaste } from '../../calculators/waste/waste.calculator.ts';
import { parseWaste } from '../../calculators/waste/waste.inputs.ts';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { type QuestionName, questionNamed } from '../report-questions.ts';
import { leftOutFirst, LETTER_SECTIONS, letterFacts } from './claim-letter.policy.ts';

describe('what a claim letter of more than two pages leaves out', () => {
  const fact = (name: QuestionName) => aKnownFact({ section: questionNamed(name).section, name });
  const inputs = parseWaste({ areaSf: 2_450, rise: 3, percent: 15 });
  if (!inputs.ok) throw new Error('the inputs are refused');
  const calculation = calculateWaste(inputs.value);
  const saved = (number: number) =>
    ({ calculation, savedAt: number, section: 'waste-calculator', number }) as const;

  it('D RPT-7.1 is what nothing rests on before what the code requires, and what is asked for last', () => {
    const [ice, drip, frost, wind, rules] = [
      fact('ice-barrier'),
      fact('drip-edge'),
      fact('frost-depth'),
      fact('ultimate-design-wind-speed'),
      fact('local-roof-rules'),
    ];
    const [first, second] = [saved(1), saved(2)];
    expect(leftOutFirst([ice, drip, rules, wind, frost], [first, second])).toEqual([
      frost,
      rules,
      wind,
      first,
      drip,
      ice,
      second,
    ]);
  });

  it('D RPT-7.1 is in the end every part, once', () => {
    fc.assert(
      fc.property(fc.array(facts()), fc.nat(5), (all, count) => {
        const told = letterFacts(all, null);
        const calculations = Array.from({ length: count }, (_, index) => saved(index + 1));
        const parts = [...told, ...calculations];
        expect(new Set(leftOutFirst(told, calculations))).toEqual(new Set(parts));
        expect(leftOutFirst(told, calculations)).toHaveLength(new Set(parts).size);
      }),
    );
  });
});

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
