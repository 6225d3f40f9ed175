import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ventilationInputsOfAnyKind } from '../../testing/calculators/ventilation.arbitrary.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { checkVentilation } from './ventilation-check.policy.ts';
import type { ProvidedVent, VentilationInputs } from './ventilation.inputs.ts';
import { evaluateVentilation } from './ventilation.policy.ts';

const RETARDER = 'vapor-retarder-missing';

describe('the check of what is provided', () => {
  it('CALC-3 passes at 1/300 where area, share and balance are right', () => {
    const check = checkVentilation(ventilationInputs({ provided: vents(18, 48) }));
    expect(check).toEqual({
      upperSqIn: 324,
      lowerSqIn: 432,
      totalSqIn: 756,
      attempts: [{ ratio: 300, requiredSqIn: 720, passes: true, why: [] }],
      otherReading: null,
      meetsRatio: true,
      checked: ['area', 'upper-share', 'vapor-retarder'],
      notChecked: ['placement', 'openings'],
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
    expect(check).toMatchObject({ meetsRatio: true, passes: true });
  });

  it('CALC-3 names every reason where nothing passes', () => {
    const provided = vents(10, 20);
    const check = checkVentilation(ventilationInputs({ climateZone: 7, provided }));
    expect(check.attempts.map(({ why }) => why)).toEqual([
      ['area-too-small', 'vapor-retarder-missing', 'upper-share-too-low'],
      ['area-too-small'],
    ]);
    expect(check).toMatchObject({ meetsRatio: false, balanced: true, passes: false });
  });

  it('CALC-3 meets a ratio and is still out of balance where more can go out than in', () => {
    const check = checkVentilation(ventilationInputs({ provided: vents(60, 60) }));
    expect(check).toMatchObject({ meetsRatio: true, balanced: false, passes: false });
  });

  it('CALC-3 judges 2006 and 2009 by their own limits: 50 to 80 percent above, and no balance', () => {
    // 720 sq in at 1/300: 24 ft of ridge vent are 60 percent.
    for (const edition of [2006, 2009] as const) {
      const check = checkVentilation(ventilationInputs({ edition, provided: vents(24, 32) }));
      expect(check).toMatchObject({ meetsRatio: true, balanced: false, passes: true });
      const low = checkVentilation(ventilationInputs({ edition, provided: vents(18, 48) }));
      expect(low.attempts[0]).toMatchObject({ passes: false, why: [RETARDER, 'upper-share-too-low'] });
    }
    const now = checkVentilation(ventilationInputs({ provided: vents(24, 32) }));
    expect(now.attempts[0]).toMatchObject({ passes: false, why: ['upper-share-too-high'] });
  });

  it('CALC-3 2012 and 2015 answer by both conditions, and show what one of them would give', () => {
    const check = checkVentilation(
      ventilationInputs({ edition: 2015, climateZone: 6, provided: vents(18, 48) }),
    );
    expect(check.attempts[0]).toMatchObject({ passes: false, why: [RETARDER] });
    expect(check.otherReading).toMatchObject({ reading: 'either-condition', ratio: 300, passes: true });
  });

  it('CALC-3 says what was checked, and no more than that', () => {
    const enough = vents(18, 48);
    const checked = (change: Partial<VentilationInputs>) => {
      const check = checkVentilation(ventilationInputs({ provided: enough, ...change }));
      return [check.meetsRatio, check.checked, check.notChecked];
    };
    const three = ['area', 'upper-share', 'vapor-retarder'];
    expect(checked({})).toEqual([true, three, ['placement', 'openings']]);
    expect(checked({ placement: 'met' })).toEqual([true, [...three, 'placement'], ['openings']]);
    expect(checked({ placement: 'not-met' })[0]).toBe(false);
    expect(checked({ provided: vents(40, 80) })).toEqual([true, ['area'], ['openings']]);
    expect(checked({ edition: 2009, vaporRetarder: 'II' })).toEqual([true, three, ['openings']]);
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
        if (ratio === 150) expect(check.meetsRatio).toBe(true);
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
