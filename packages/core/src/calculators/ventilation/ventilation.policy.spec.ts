import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { risingPairs } from '../../testing/calculators/calculators.arbitrary.ts';
import { ventilationInputsOfAnyKind } from '../../testing/calculators/ventilation.arbitrary.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { VENT_PRODUCTS } from './ventilation-products.ts';
import { evaluateVentilation } from './ventilation.policy.ts';

describe('attic ventilation', () => {
  it.each([
    {
      id: 'V1',
      atticSf: 1_500,
      ratio: 150,
      upperPercent: 50,
      areas: [1_440, 720, 720],
      counts: [40, 15, 80, 12],
    },
    {
      id: 'V3',
      atticSf: 1_500,
      ratio: 300,
      upperPercent: 40,
      areas: [720, 288, 432],
      counts: [16, 6, 48, 7],
    },
    {
      id: 'V6',
      atticSf: 1_800,
      ratio: 300,
      upperPercent: 45,
      areas: [864, 388.8, 475.2],
      counts: [22, 8, 53, 8],
    },
  ] as const)('CALC-3 $id: $atticSf sf at 1/$ratio', ({ atticSf, ratio, upperPercent, areas, counts }) => {
    const outcome = evaluateVentilation(ventilationInputs({ atticSf, ratio, upperPercent }));
    expect([outcome.requiredSqIn, outcome.exhaustSqIn, outcome.intakeSqIn]).toEqual(areas);
    expect(outcome.ratio).toBe(ratio);
    expect(outcome.quantities).toEqual([
      { product: 'ridge-vent', quantity: counts[0] },
      { product: 'box-vent', quantity: counts[1] },
      { product: 'soffit-vent', quantity: counts[2] },
      { product: 'soffit-vent-16x8', quantity: counts[3] },
    ]);
  });

  it('CALC-3 falls back to 1/150 where 1/300 is not allowed, and says why', () => {
    const cold = ventilationInputs({ climateZone: 6, upperPercent: 35 });
    expect(evaluateVentilation(cold)).toMatchObject({
      ratio: 150,
      whyNot300: ['vapor-retarder-missing', 'upper-share-too-low'],
      requiredSqIn: 1_440,
    });
    const retarded = ventilationInputs({ climateZone: 6, vaporRetarder: 'II', upperPercent: 45 });
    expect(evaluateVentilation(retarded)).toMatchObject({ ratio: 300, whyNot300: [], requiredSqIn: 720 });
  });

  it('CALC-3 keeps to 1/150 where that is asked for', () => {
    expect(evaluateVentilation(ventilationInputs({ ratio: 150 }))).toMatchObject({
      ratio: 150,
      whyNot300: [],
    });
  });

  it('CALC-3 splits what is required between exhaust and intake, to the hundredth', () => {
    fc.assert(
      fc.property(ventilationInputsOfAnyKind(), (inputs) => {
        const { requiredSqIn, exhaustSqIn, intakeSqIn } = evaluateVentilation(inputs);
        expect(Math.abs(exhaustSqIn + intakeSqIn - requiredSqIn)).toBeLessThan(0.0151);
        if (inputs.upperPercent <= 50) expect(intakeSqIn).toBeGreaterThanOrEqual(exhaustSqIn);
      }),
    );
  });

  it('CALC-3 counts vents that cover their side, and not one too many', () => {
    fc.assert(
      fc.property(ventilationInputsOfAnyKind(), (inputs) => {
        const { ratio, quantities } = evaluateVentilation(inputs);
        for (const [index, { place, netFreeSqIn }] of inputs.products.entries()) {
          const quantity = BigInt(quantities[index]?.quantity ?? -1);
          const percent = place === 'upper' ? inputs.upperPercent : 100 - inputs.upperPercent;
          const need = whole(inputs.atticSf) * 144n * whole(percent);
          const each = whole(netFreeSqIn) * BigInt(ratio) * 100_000n;
          expect(quantity * each >= need).toBe(true);
          expect(quantity === 0n || (quantity - 1n) * each < need).toBe(true);
        }
      }),
    );
  });

  it('CALC-3 never falls as the attic grows', () => {
    fc.assert(
      fc.property(
        ventilationInputsOfAnyKind(),
        risingPairs({ min: 0, max: 1_000_000 }),
        (inputs, [less, more]) => {
          const low = evaluateVentilation({ ...inputs, atticSf: less });
          const high = evaluateVentilation({ ...inputs, atticSf: more });
          expect(high.requiredSqIn).toBeGreaterThanOrEqual(low.requiredSqIn);
          for (const [index, { quantity }] of high.quantities.entries()) {
            expect(quantity).toBeGreaterThanOrEqual(low.quantities[index]?.quantity ?? Infinity);
          }
        },
      ),
    );
  });

  it('CALC-3 asks for twice as much at 1/150 as at 1/300', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (atticSf) => {
        const at = (ratio: 150 | 300): number =>
          evaluateVentilation(ventilationInputs({ atticSf, ratio })).requiredSqIn;
        expect(at(150)).toBeCloseTo(2 * at(300), 1);
      }),
    );
  });

  it('CALC-3 gives square inches, 144 to the square foot', () => {
    const inches = evaluateVentilation(ventilationInputs({ atticSf: 300, ratio: 300 })).requiredSqIn;
    expect(inches / 144).toBe(1);
  });

  it('CALC-3 nothing and the most that may be entered', () => {
    const none = evaluateVentilation(ventilationInputs({ atticSf: 0 }));
    expect(none.quantities.map(({ quantity }) => quantity)).toEqual([0, 0, 0, 0]);
    const most = ventilationInputs({
      atticSf: 1_000_000,
      ratio: 150,
      upperPercent: 100,
      products: VENT_PRODUCTS,
    });
    expect(evaluateVentilation(most)).toMatchObject({ requiredSqIn: 960_000, intakeSqIn: 0 });
  });
});

function whole(value: number): bigint {
  return BigInt(Math.round(value * 1000));
}
