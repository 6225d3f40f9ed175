import { describe, expect, it } from 'vitest';
import { calculation, reproduce, step, type Calculation } from './calculation.ts';

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
    ['hash', { hash: '0'.repeat(64) }],
  ])('CALC-6 notices that the %s was altered', (_, change) => {
    expect(reproduce({ ...double({ area: 100 }), ...change }, double)).toEqual({
      same: false,
      why: 'record-was-altered',
    });
  });

  it('CALC-6 does not seal the wording: working and warnings may be told better', () => {
    expect(reproduce({ ...double({ area: 100 }), trace: [] }, double)).toEqual({ same: true });
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
