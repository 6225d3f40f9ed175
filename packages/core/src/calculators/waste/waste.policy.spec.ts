import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measures, risingPairs } from '../../testing/calculators/calculators.arbitrary.ts';
import { complexities, wasteInputsOfAnyKind } from '../../testing/calculators/waste.arbitrary.ts';
import { wasteInputs } from '../../testing/calculators/waste.builder.ts';
import { complexityPercent } from './complexity.ts';
import { measureRoofPlan } from './roof-plan.policy.ts';
import { WASTE_WAYS } from './waste.inputs.ts';
import { evaluateWaste } from './waste.policy.ts';

describe('waste', () => {
  it.each([
    { id: 'W1', areaSf: 2_450, percent: 15, totalSf: 2_817.5, bundlesToOrder: 85 },
    { id: 'W2', areaSf: 3_000, percent: 10, totalSf: 3_300, bundlesToOrder: 99 },
    { id: 'W2, its neighbour', areaSf: 2_500, percent: 12, totalSf: 2_800, bundlesToOrder: 84 },
    { id: 'W6', areaSf: 33.34, percent: 0, totalSf: 33.34, bundlesToOrder: 2 },
  ])('CALC-1 $id: $areaSf sf at $percent %', ({ areaSf, percent, totalSf, bundlesToOrder }) => {
    expect(evaluateWaste(wasteInputs({ areaSf, percent }))).toMatchObject({ totalSf, bundlesToOrder });
  });

  it('CALC-1 W10: a hip roof of 60 by 30 ft at 6:12, with 15 %', () => {
    const measured = measureRoofPlan({ shape: 'hip', lengthFt: 60, widthFt: 30, rise: 6 });
    expect(measured).toEqual({ areaSf: 2_012.462, eavesFt: 180, rakesFt: 0, hipsFt: 90, ridgesFt: 30 });
    const outcome = evaluateWaste(wasteInputs({ ...measured, percent: 0 }));
    expect(outcome.totalSf).toBe(2_012.46);
    expect(evaluateWaste(wasteInputs({ ...measured, percent: 15 })).bundlesToOrder).toBe(70);
  });

  it('CALC-1 W11: hip, 2 valleys, 1 dormer, 3 penetrations come to 17.5 %', () => {
    const complexity = { shape: 'hip', valleys: 2, dormers: 1, penetrations: 3 } as const;
    expect(complexityPercent(complexity)).toBe(17.5);
    const outcome = evaluateWaste(wasteInputs({ way: 'complexity', complexity, areaSf: 2_000 }));
    expect(outcome).toMatchObject({ wastePercent: 17.5, totalSf: 2_350, bundlesToOrder: 71 });
  });

  it.each([
    ['valleys', [0, 2, 3, 4, 5, 5]],
    ['dormers', [0, 1.5, 3, 4, 5, 5]],
    ['penetrations', [0, 0.5, 0.5, 1, 1, 1, 2, 2]],
  ] as const)('CALC-1 percents by number of %s', (part, percents) => {
    const none = { shape: 'gable', valleys: 0, dormers: 0, penetrations: 0 } as const;
    for (const [count, percent] of percents.entries()) {
      expect(complexityPercent({ ...none, [part]: count })).toBe(7 + percent);
    }
  });

  it('CALC-1 by cut edge: 1.25 sf for each foot', () => {
    const outcome = evaluateWaste(wasteInputs({ way: 'cut-edge', cutEdgeFt: 196 }));
    expect(outcome).toMatchObject({ totalSf: 2_695, wastePercent: 10, bundlesToOrder: 81 });
  });

  it('CALC-1 gives bundles as they come out, or up to the nearest whole one', () => {
    expect(evaluateWaste(wasteInputs({ rounding: 'actual' })).bundles).toBe(84.53);
    expect(evaluateWaste(wasteInputs({ rounding: 'nearest-bundle' })).bundles).toBe(85);
    expect(evaluateWaste(wasteInputs({ bundlesPerSquare: 4 })).bundles).toBe(113);
  });

  it('CALC-1 keeps starter, cap, drip edge and underlayment as lines of their own', () => {
    const inputs = wasteInputs({ eavesFt: 120, rakesFt: 78.667, hipsFt: 0, ridgesFt: 60.001 });
    expect(evaluateWaste(inputs)).toMatchObject({
      starter: { lengthFt: 198.667, bundles: 2 },
      cap: { lengthFt: 60.001, bundles: 4 },
      dripEdge: { lengthFt: 198.667, pieces: 21 },
      underlayment: { layers: 1, actualSf: 2_450, halfRollSf: 2_500, fullRollSf: 3_000, rolls: 3 },
    });
    expect(evaluateWaste({ ...inputs, starterAlong: 'eaves' }).starter.lengthFt).toBe(120);
  });

  it('CALC-1 a piece of drip edge of 10 ft covers 118 in', () => {
    expect([118, 118.5, 1_180, 1_181].map(piecesFor)).toEqual([1, 2, 10, 11]);
  });

  it('CALC-1 lays underlayment twice below 4:12', () => {
    expect(evaluateWaste(wasteInputs({ rise: 3.999 })).underlayment).toMatchObject({ layers: 2, rolls: 5 });
    expect(evaluateWaste(wasteInputs({ rise: 4 })).underlayment).toMatchObject({ layers: 1, rolls: 3 });
  });

  it.each(['areaSf', 'percent', 'cutEdgeFt', 'bundlesPerSquare'] as const)(
    'CALC-1 never falls as %s grows',
    (field) => {
      const range = {
        areaSf: { min: 0, max: 1_000_000 },
        percent: { min: 0, max: 100 },
        cutEdgeFt: { min: 0, max: 100_000 },
        bundlesPerSquare: { min: 1, max: 10 },
      }[field];
      fc.assert(
        fc.property(wasteInputsOfAnyKind(), risingPairs(range), (inputs, [less, more]) => {
          const low = evaluateWaste({ ...inputs, [field]: less });
          const high = evaluateWaste({ ...inputs, [field]: more });
          expect(high.totalSf).toBeGreaterThanOrEqual(low.totalSf);
          expect(high.bundlesToOrder).toBeGreaterThanOrEqual(low.bundlesToOrder);
          expect(high.bundles).toBeGreaterThanOrEqual(low.bundles);
          expect(high.underlayment.rolls).toBeGreaterThanOrEqual(low.underlayment.rolls);
        }),
      );
    },
  );

  it('CALC-1 never falls as a roof gets more valleys, dormers or penetrations', () => {
    fc.assert(
      fc.property(
        complexities(),
        fc.constantFrom('valleys' as const, 'dormers' as const, 'penetrations' as const),
        (complexity, part) => {
          const more = { ...complexity, [part]: complexity[part] + 1 };
          expect(complexityPercent(more)).toBeGreaterThanOrEqual(complexityPercent(complexity));
        },
      ),
    );
  });

  it('CALC-1 orders bundles that cover the need, with less than a bundle to spare', () => {
    fc.assert(
      fc.property(wasteInputsOfAnyKind(), (inputs) => {
        const { bundlesToOrder, bundlesActual, wastePercent } = evaluateWaste(inputs);
        expect(bundlesToOrder).toBeGreaterThanOrEqual(Math.floor(bundlesActual));
        if (inputs.way === 'cut-edge') return;
        // area × (100 + p) × bundles a square ÷ 10,000, all three in thousandths
        const need = whole(inputs.areaSf) * (100_000n + whole(wastePercent)) * whole(inputs.bundlesPerSquare);
        const bundle = 10_000n * 1_000n ** 3n;
        expect(BigInt(bundlesToOrder) * bundle >= need).toBe(true);
        expect(bundlesToOrder === 0 || BigInt(bundlesToOrder - 1) * bundle < need).toBe(true);
      }),
    );
  });

  it('CALC-1 provides every line with enough, and not one too many', () => {
    fc.assert(
      fc.property(wasteInputsOfAnyKind(), (inputs) => {
        const { starter, cap, dripEdge, underlayment } = evaluateWaste(inputs);
        const piece = 12n * whole(inputs.dripEdgePieceFt) - whole(inputs.dripEdgeLapIn);
        const lines = [
          [starter.bundles, whole(inputs.starterFtPerBundle), whole(starter.lengthFt)],
          [cap.bundles, whole(inputs.capFtPerBundle), whole(cap.lengthFt)],
          [dripEdge.pieces, piece, 12n * whole(dripEdge.lengthFt)],
          [
            underlayment.rolls,
            whole(inputs.underlaymentRollSf),
            BigInt(underlayment.layers) * whole(inputs.areaSf),
          ],
        ] as const;
        for (const [count, each, need] of lines) {
          expect(BigInt(count) * each >= need).toBe(true);
          expect(count === 0 || BigInt(count - 1) * each < need).toBe(true);
        }
      }),
    );
  });

  it('CALC-1 actual is at most half roll, and half roll at most full roll', () => {
    fc.assert(
      fc.property(wasteInputsOfAnyKind(), (inputs) => {
        const { actualSf, halfRollSf, fullRollSf } = evaluateWaste(inputs).underlayment;
        expect(actualSf).toBeLessThanOrEqual(halfRollSf);
        expect(halfRollSf).toBeLessThanOrEqual(fullRollSf);
      }),
    );
  });

  it('CALC-1 squares, or square feet: the same bundles', () => {
    fc.assert(
      fc.property(measures({ min: 0, max: 9_999 }), measures({ min: 0, max: 100 }), (squares, percent) => {
        const areaSf = Math.round(squares * 100_000) / 1_000;
        const { bundlesToOrder, totalSf, squares: total } = evaluateWaste(wasteInputs({ areaSf, percent }));
        expect(Math.abs(total * 100 - totalSf)).toBeLessThanOrEqual(0.51);
        expect(bundlesToOrder).toBe(
          Number(ceil(whole(squares) * (100_000n + whole(percent)) * 3n, 10n ** 8n)),
        );
      }),
    );
  });

  it('CALC-1 nothing and the most that may be entered', () => {
    for (const way of WASTE_WAYS) {
      const none = wasteInputs({ areaSf: 0, percent: 0, cutEdgeFt: 0, way });
      expect(evaluateWaste(none)).toMatchObject({ totalSf: 0, bundlesToOrder: 0, wastePercent: 0 });
    }
    const most = wasteInputs({ areaSf: 1_000_000, percent: 100, bundlesPerSquare: 10 });
    expect(evaluateWaste(most)).toMatchObject({ totalSf: 2_000_000, bundlesToOrder: 200_000 });
  });
});

function piecesFor(inches: number): number {
  return evaluateWaste(wasteInputs({ eavesFt: inches / 12, rakesFt: 0 })).dripEdge.pieces;
}

function whole(value: number): bigint {
  return BigInt(Math.round(value * 1000));
}

function ceil(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}
