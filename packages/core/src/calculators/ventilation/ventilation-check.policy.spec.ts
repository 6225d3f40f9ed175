import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ventilationInputsOfAnyKind } from '../../testing/calculators/ventilation.arbitrary.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { checkVentilation } from './ventilation-check.policy.ts';
import type { ProvidedVent } from './ventilation.inputs.ts';
import { evaluateVentilation } from './ventilation.policy.ts';

describe('the check of what is provided', () => {
  it('CALC-3 passes at 1/300 where area, share and balance are right', () => {
    const check = checkVentilation(ventilationInputs({ provided: vents(18, 48) }));
    expect(check).toEqual({
      upperSqIn: 324,
      lowerSqIn: 432,
      totalSqIn: 756,
      attempts: [{ ratio: 300, requiredSqIn: 720, passes: true, why: [] }],
      meetsCode: true,
      balanced: true,
      passes: true,
    });
  });

  it('CALC-3 tries 1/150 where 1/300 fails, and says why it failed', () => {
    const check = checkVentilation(ventilationInputs({ provided: vents(40, 80) }));
    expect(check.attempts).toEqual([
      { ratio: 300, requiredSqIn: 720, passes: false, why: ['upper-share-too-high'] },
      { ratio: 150, requiredSqIn: 1_440, passes: true, why: [] },
    ]);
    expect(check).toMatchObject({ meetsCode: true, passes: true });
  });

  it('CALC-3 names every reason where nothing passes', () => {
    const provided = vents(10, 20);
    const check = checkVentilation(ventilationInputs({ climateZone: 7, provided }));
    expect(check.attempts.map(({ why }) => why)).toEqual([
      ['area-too-small', 'vapor-retarder-missing', 'upper-share-too-low'],
      ['area-too-small'],
    ]);
    expect(check).toMatchObject({ meetsCode: false, balanced: true, passes: false });
  });

  it('CALC-3 meets the code and is still out of balance where more can go out than in', () => {
    const check = checkVentilation(ventilationInputs({ provided: vents(60, 60) }));
    expect(check).toMatchObject({ meetsCode: true, balanced: false, passes: false });
  });

  it('CALC-3 counts the upper share of what is required, or of what is provided, as it is read', () => {
    const provided = vents(22, 60);
    const required = checkVentilation(ventilationInputs({ provided }));
    expect(required.attempts[0]).toMatchObject({ passes: false, why: ['upper-share-too-high'] });
    const ofProvided = checkVentilation(ventilationInputs({ provided, shareReading: 'of-provided' }));
    expect(ofProvided.attempts[0]).toMatchObject({ passes: true });
  });

  it('CALC-3 decides at the limit to the last square inch', () => {
    // 40 and 50 percent of 720 sq in are 16 and 20 ft of ridge vent.
    expect([15.999, 16, 20, 20.001].map(passesAt300)).toEqual([false, true, true, false]);
  });

  it('CALC-3 is part of the outcome where something is provided', () => {
    expect(evaluateVentilation(ventilationInputs()).check).toBeNull();
    const inputs = ventilationInputs({ provided: vents(18, 48) });
    expect(evaluateVentilation(inputs).check).toEqual(checkVentilation(inputs));
  });

  it('CALC-3 what the calculator asks for always has enough area, and at 1/150 always passes', () => {
    fc.assert(
      fc.property(ventilationInputsOfAnyKind(), (inputs) => {
        const { ratio, quantities } = evaluateVentilation(inputs);
        const [upper, lower] = ['ridge-vent', 'soffit-vent'].map(
          (product) => quantities.find((vent) => vent.product === product) ?? { product, quantity: 0 },
        );
        if (upper === undefined || lower === undefined) return;
        const check = checkVentilation({ ...inputs, provided: [upper, lower] });
        const attempt = check.attempts.find((attempt) => attempt.ratio === ratio);
        expect(attempt?.why ?? []).not.toContain('area-too-small');
        if (ratio === 150) expect(check.meetsCode).toBe(true);
      }),
    );
  });

  it('CALC-3 more intake never makes a check fail that passed', () => {
    fc.assert(
      fc.property(ventilationInputsOfAnyKind(), fc.integer({ min: 0, max: 1_000 }), (inputs, feet) => {
        const required = { ...inputs, shareReading: 'of-required' as const };
        const more = [...inputs.provided, { product: 'soffit-vent', quantity: feet }];
        if (checkVentilation(required).passes) {
          expect(checkVentilation({ ...required, provided: more }).passes).toBe(true);
        }
      }),
    );
  });
});

function passesAt300(ridgeFt: number): boolean | undefined {
  return checkVentilation(ventilationInputs({ provided: vents(ridgeFt, 60) })).attempts[0]?.passes;
}

function vents(ridgeFt: number, soffitFt: number): readonly ProvidedVent[] {
  return [
    { product: 'ridge-vent', quantity: ridgeFt },
    { product: 'soffit-vent', quantity: soffitFt },
  ];
}
