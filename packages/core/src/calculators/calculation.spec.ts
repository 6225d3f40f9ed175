import { describe, expect, it } from 'vitest';
import { calculation, reproduce, step, type Calculation, type Difference } from './calculation.ts';
import { fingerprint } from './fingerprint.ts';

type Doubling = Calculation<{ readonly area: number }, { readonly twice: number }>;

function double(inputs: { readonly area: number }): Doubling {
  const twice = 2 * inputs.area;
  return calculation({
    calculator: 'waste',
    ruleSet: 'waste/1',
    inputs,
    outcome: { twice },
    trace: [
      step({ code: 'twice', formula: '2 × a', numbers: { a: inputs.area }, result: twice, unit: 'sf' }),
    ],
    warnings: [],
    words: 'of-this-spec',
  });
}

describe('the seal of a calculation', () => {
  it('CALC-6 reproduces an old result', () => {
    expect(reproduce(double({ area: 100 }), double)).toEqual({ same: true });
  });

  it.each<[string, Partial<Doubling>]>([
    ['inputs', { inputs: { area: 101 } }],
    ['outcome', { outcome: { twice: 201 } }],
    ['rule set', { ruleSet: 'waste/2' }],
    ['calculator', { calculator: 'ventilation' }],
    ['words', { words: 'other' }],
    ['working', { trace: [] }],
    ['warnings', { warnings: [{ code: 'beware', at: null }] }],
    ['hash', { hash: '0'.repeat(64) }],
  ])('CALC-6 notices that the %s was altered', (_, change) => {
    expect(reproduce({ ...double({ area: 100 }), ...change }, double)).toEqual({
      same: false,
      why: 'record-was-altered',
    });
  });

  it('CALC-6 notices a citation that was changed, and anything added', () => {
    const record = double({ area: 100 });
    const trace = record.trace.map((step) => ({ ...step, basis: { kind: 'practice' } as const }));
    for (const altered of [
      { ...record, trace },
      { ...record, approvedBy: 'the city' },
    ]) {
      expect(reproduce(altered, double)).toEqual({ same: false, why: 'record-was-altered' });
    }
  });

  it.each<[Difference, Partial<Doubling>]>([
    ['rule-set-has-changed', { ruleSet: 'waste/0', outcome: { twice: 1 } }],
    ['outcome-differs', { outcome: { twice: 201 }, trace: [] }],
    ['working-differs', { trace: [], words: 'older' }],
    ['working-differs', { warnings: [{ code: 'beware', at: null }] }],
    ['words-have-changed', { words: 'older' }],
  ])('CALC-6 says %s of a record that was sealed otherwise: %j', (why, change) => {
    const { hash: _, ...sealed } = { ...double({ area: 100 }), ...change };
    expect(reproduce({ ...sealed, hash: fingerprint(sealed) }, double)).toEqual({ same: false, why });
  });

  it('CALC-6 a step rests on arithmetic and is not rounded unless it says so', () => {
    expect(double({ area: 1 }).trace).toEqual([
      {
        code: 'twice',
        at: null,
        formula: '2 × a',
        numbers: { a: 1 },
        result: 2,
        unit: 'sf',
        rounding: 'none',
        basis: { kind: 'arithmetic' },
        interpretation: null,
      },
    ]);
  });
});
