import { thousandths, timesOver } from '../exact.ts';
import { underlaymentLayers } from '../shingle-slope.policy.ts';
import { complexityPercent } from './complexity.ts';
import type { WasteInputs, WasteWay } from './waste.inputs.ts';

export type WasteOutcome = {
  readonly wastePercent: number;
  readonly totalSf: number;
  readonly squares: number;
  /** Unrounded, to a hundredth. */
  readonly bundlesActual: number;
  /** Rounded up to the next whole bundle, so that "nearest" is never short. */
  readonly bundlesToOrder: number;
  /** The one of the two selected by the rounding. */
  readonly bundles: number;
  readonly starter: { readonly lengthFt: number; readonly bundles: number };
  readonly cap: { readonly lengthFt: number; readonly bundles: number };
  readonly dripEdge: { readonly lengthFt: number; readonly pieces: number };
  readonly underlayment: UnderlaymentOutcome;
};

export type UnderlaymentOutcome = {
  readonly layers: 1 | 2;
  readonly actualSf: number;
  readonly halfRollSf: number;
  readonly fullRollSf: number;
  /** In the measure chosen. */
  readonly totalSf: number;
  readonly rolls: number;
};

/** Square feet of waste for each foot of cut edge. */
export const CUT_EDGE_SF_PER_FT = 1.25;

const SQUARE_SF = 100;
/** 100 percent in thousandths of a percent; totals are kept in thousandths of a square foot times this. */
const WHOLE = 100_000;
const TOTAL_IN_A_HUNDREDTH_SF = 10 * WHOLE;
const INCHES = 12;

// CALC-1, CALC-6
export function evaluateWaste(inputs: WasteInputs): WasteOutcome {
  const total = scaledTotal(inputs, inputs.way);
  const perSquare = thousandths(inputs.bundlesPerSquare);
  const totalInABundle = WHOLE * SQUARE_SF * 1_000_000;
  const bundlesActual = timesOver(total, perSquare, totalInABundle / 100, 'half-up') / 100;
  const bundlesToOrder = timesOver(total, perSquare, totalInABundle, 'up');
  const eaves = thousandths(inputs.eavesFt);
  const edges = eaves + thousandths(inputs.rakesFt);
  const hipsAndRidges = thousandths(inputs.hipsFt) + thousandths(inputs.ridgesFt);
  const starter = inputs.starterAlong === 'eaves' ? eaves : edges;
  const pieceIn = thousandths(inputs.dripEdgePieceFt) * INCHES - thousandths(inputs.dripEdgeLapIn);
  return {
    wastePercent: wastePercent(inputs, inputs.way),
    totalSf: timesOver(total, 1, TOTAL_IN_A_HUNDREDTH_SF, 'half-up') / 100,
    squares: timesOver(total, 1, TOTAL_IN_A_HUNDREDTH_SF * SQUARE_SF, 'half-up') / 100,
    bundlesActual,
    bundlesToOrder,
    bundles: inputs.rounding === 'actual' ? bundlesActual : bundlesToOrder,
    starter: { lengthFt: starter / 1000, bundles: upTo(starter, thousandths(inputs.starterFtPerBundle)) },
    cap: { lengthFt: hipsAndRidges / 1000, bundles: upTo(hipsAndRidges, thousandths(inputs.capFtPerBundle)) },
    dripEdge: { lengthFt: edges / 1000, pieces: upTo(edges * INCHES, pieceIn) },
    underlayment: evaluateUnderlayment(inputs),
  };
}

/** The percent of a method, to a hundredth for cut edge; 0 if the method was not entered. */
export function wastePercent(inputs: WasteInputs, way: WasteWay): number {
  switch (way) {
    case 'flat':
      return inputs.percent ?? 0;
    case 'complexity':
      return inputs.complexity === null ? 0 : complexityPercent(inputs.complexity);
    case 'cut-edge': {
      const area = thousandths(inputs.areaSf);
      const edge = thousandths(inputs.cutEdgeFt ?? 0);
      return area === 0 ? 0 : timesOver(edge, CUT_EDGE_SF_PER_FT * 10_000, area, 'half-up') / 100;
    }
  }
}

function scaledTotal(inputs: WasteInputs, way: WasteWay): number {
  const area = thousandths(inputs.areaSf);
  return way === 'cut-edge'
    ? area * WHOLE + thousandths(inputs.cutEdgeFt ?? 0) * (CUT_EDGE_SF_PER_FT * WHOLE)
    : area * (WHOLE + thousandths(wastePercent(inputs, way)));
}

function evaluateUnderlayment(inputs: WasteInputs): UnderlaymentOutcome {
  const layers = underlaymentLayers(inputs.rise);
  const area = layers * thousandths(inputs.areaSf);
  const roll = thousandths(inputs.underlaymentRollSf);
  const halfRolls = upTo(2 * area, roll);
  const rolls = upTo(area, roll);
  const actualSf = timesOver(area, 1, 10, 'half-up') / 100;
  const halfRollSf = timesOver(halfRolls, roll, 20, 'half-up') / 100;
  const fullRollSf = timesOver(rolls, roll, 10, 'half-up') / 100;
  const measure = inputs.underlaymentMeasure;
  const totalSf = measure === 'actual' ? actualSf : measure === 'half-roll' ? halfRollSf : fullRollSf;
  return { layers, actualSf, halfRollSf, fullRollSf, totalSf, rolls };
}

function upTo(need: number, each: number): number {
  return timesOver(need, 1, each, 'up');
}
