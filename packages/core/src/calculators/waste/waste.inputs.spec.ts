import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wasteInputsOfAnyKind } from '../../testing/calculators/waste.arbitrary.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { parseWaste } from './waste.inputs.ts';

describe('the inputs of waste', () => {
  it('CALC-1 reads what a form holds, and fills in what may be left out', () => {
    const form = { areaSf: '2,450', percent: '15', rise: '6', eavesFt: '180', hipsFt: 90, ridgesFt: 30 };
    expect(parseWaste(form)).toEqual({ ok: true, value: wasteInputs() });
  });

  it('CALC-1 measures the roof where only its outline is given', () => {
    const plan = { shape: 'hip', lengthFt: 60, widthFt: 30 };
    expect(parseWaste({ plan, rise: 6, percent: 15 })).toMatchObject({
      value: { areaSf: 2_012.462, eavesFt: 180, hipsFt: 90, ridgesFt: 30, plan: { ...plan, rise: 6 } },
    });
  });

  it('CALC-1 takes measures beside a plan only where they are the plan’s', () => {
    const plan = { shape: 'hip', lengthFt: 60, widthFt: 30 };
    const roof = { plan, rise: 6, percent: 15 };
    expect(parseWaste({ ...roof, areaSf: '2,012.462' })).toEqual(parseWaste(roof));
    expect(parseWaste({ ...roof, areaSf: 1_800 })).toEqual({
      ok: false,
      failure: [{ field: 'areaSf', code: 'contradicts-other-fields', expected: 2_012.462 }],
    });
  });

  it('CALC-1 takes bundles a square and roll from the product, or from the user', () => {
    const luxury = parseWaste({
      areaSf: 100,
      percent: 0,
      rise: 6,
      shingle: 'luxury',
      underlayment: 'felt-30',
    });
    expect(luxury).toMatchObject({ value: { bundlesPerSquare: 5, underlaymentRollSf: 200 } });
    const own = parseWaste({ areaSf: 100, percent: 0, rise: 6, shingle: 'luxury', bundlesPerSquare: '4.5' });
    expect(own).toMatchObject({ value: { bundlesPerSquare: 4.5 } });
  });

  it.each([
    [{ areaSf: '', percent: 10, rise: 6 }, [{ field: 'areaSf', code: 'number-required' }]],
    [{ areaSf: 1, rise: 6 }, [{ field: 'percent', code: 'number-required' }]],
    [{ areaSf: 1, percent: 101, rise: 6 }, [{ field: 'percent', code: 'out-of-range', min: 0, max: 100 }]],
    [{ areaSf: 1, rise: 6, way: 'complexity' }, [{ field: 'complexity.shape', code: 'selection-required' }]],
    [{ areaSf: 1, rise: 6, way: 'cut-edge' }, [{ field: 'cutEdgeFt', code: 'number-required' }]],
    [{ areaSf: 1, rise: 6, way: 'guess', percent: 5 }, [{ field: 'way', code: 'selection-required' }]],
    [
      { areaSf: 1, rise: 6, way: 'complexity', complexity: { shape: 'hip', valleys: 1.5 } },
      [{ field: 'complexity.valleys', code: 'number-required' }],
    ],
  ])('VAL-1 CALC-1 refuses %j', (wrong, failure) => {
    expect(parseWaste(wrong)).toEqual({ ok: false, failure });
  });

  it('CALC-1 never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ plan: fc.anything(), complexity: fc.anything(), way: fc.anything() }),
        ),
        (anything) => {
          expect(parseWaste(anything)).toMatchObject({ ok: expect.any(Boolean) });
        },
      ),
    );
  });

  it('CALC-1 reads back what it has read, through JSON', () => {
    fc.assert(
      fc.property(wasteInputsOfAnyKind(), (inputs) => {
        expect(parseWaste(JSON.parse(JSON.stringify(inputs)))).toEqual({ ok: true, value: inputs });
      }),
    );
  });
});
