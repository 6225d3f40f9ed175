import { rootQuotientUp, thousandths, timesOver } from '../exact.ts';
import type { Eave, IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import { MODEL_ICE_BARRIER, type IceBarrierRequirement } from './ice-barrier-rules.ts';

/** CALC-2: square feet counted in the three ways. */
export type RollAreas = {
  readonly actualSf: number;
  readonly halfRollSf: number;
  readonly fullRollSf: number;
};

export type EaveOutcome = RollAreas & {
  /** How far up the slope the barrier reaches, to a thousandth. `rows` is decided on the exact figure. */
  readonly depthIn: number;
  readonly rows: number;
};

export type IceAndWaterShieldOutcome = RollAreas & {
  readonly eaves: readonly EaveOutcome[];
  readonly valleysSf: number;
  /** Eaves in the measure chosen, and valleys. */
  readonly totalSf: number;
  /** All rows of all eaves end to end. */
  readonly rowsFt: number;
  readonly rolls: number;
};

/** The level side of the slope triangle, 12 in, in thousandths. */
const LEVEL = 12_000;
/** Thousandths of a foot by thousandths of an inch that make a hundredth of a square foot. */
const IN_A_HUNDREDTH_SF = 120_000;
/** Thousandths of a foot by thousandths of an inch that make a thousandth of a square foot. */
const IN_A_THOUSANDTH_SF = 12_000;

// CALC-2, CALC-6
export function evaluateIceAndWaterShield(inputs: IceAndWaterShieldInputs): IceAndWaterShieldOutcome {
  const requirements = iceBarrierRequirements(inputs);
  const width = thousandths(inputs.rollWidthIn);
  const eaves = inputs.eaves.map((eave) => evaluateEave(eave, inputs, requirements, width));
  let actual = 0;
  let half = 0;
  let full = 0;
  let rowsFt = 0;
  for (const [at, eave] of inputs.eaves.entries()) {
    const outcome = eaves[at];
    if (outcome === undefined) continue;
    actual += hundredths(outcome.actualSf);
    half += hundredths(outcome.halfRollSf);
    full += hundredths(outcome.fullRollSf);
    rowsFt += outcome.rows * thousandths(eave.lengthFt);
  }
  const valleys = thousandths(inputs.valleysFt);
  const valleysSf = timesOver(valleys, width, IN_A_HUNDREDTH_SF, 'half-up');
  const counted = inputs.measure === 'actual' ? actual : inputs.measure === 'half-roll' ? half : full;
  return {
    eaves,
    actualSf: actual / 100,
    halfRollSf: half / 100,
    fullRollSf: full / 100,
    valleysSf: valleysSf / 100,
    totalSf: (counted + valleysSf) / 100,
    rowsFt: rowsFt / 1000,
    rolls: timesOver(rowsFt + valleys, width, IN_A_THOUSANDTH_SF * thousandths(inputs.rollAreaSf), 'up'),
  };
}

/** Every requirement that must be met at once: the code's, or the local rule's, or both. */
export function iceBarrierRequirements(inputs: IceAndWaterShieldInputs): readonly IceBarrierRequirement[] {
  const model = MODEL_ICE_BARRIER[inputs.edition];
  if (inputs.localRule === null) return model;
  const local = inputs.localRule.requirements;
  return inputs.localRule.stands === 'instead' ? local : [...model, ...local];
}

/**
 * A requirement as a level part, which the slope stretches, and a part measured on the slope, in thousandths of an
 * inch: it reaches level × slope factor + along.
 */
export function reachOf(
  requirement: IceBarrierRequirement,
  eave: Eave,
  inputs: IceAndWaterShieldInputs,
): { readonly level: number; readonly along: number } {
  const inches = thousandths(requirement.inches);
  const toWall =
    requirement.from === 'inside-wall' ? thousandths(eave.overhangIn) + thousandths(eave.wallIn) : 0;
  return requirement.measured === 'as-read' && inputs.reading === 'horizontal'
    ? { level: toWall + inches, along: 0 }
    : { level: toWall, along: inches };
}

/** (12 × slope factor)², in thousandths of an inch squared: a whole number, unlike the slope factor. */
export function slopeSquare(rise: number): number {
  return thousandths(rise) ** 2 + LEVEL ** 2;
}

function evaluateEave(
  eave: Eave,
  inputs: IceAndWaterShieldInputs,
  requirements: readonly IceBarrierRequirement[],
  width: number,
): EaveOutcome {
  const square = slopeSquare(eave.rise);
  const root = Math.sqrt(square);
  const step = width - thousandths(inputs.sideLapIn);
  let depth = 0;
  let rows = 0;
  let halves = 0;
  for (const requirement of requirements) {
    if (eave.rise < requirement.fromRise) continue;
    const { level, along } = reachOf(requirement, eave, inputs);
    depth = Math.max(depth, (level * root) / LEVEL + along);
    const more = rootQuotientUp(level, square, LEVEL * (width - along), LEVEL * step);
    rows = Math.max(rows, 1 + Math.max(0, more));
    halves = Math.max(halves, rootQuotientUp(level, square, -LEVEL * along, (LEVEL * width) / 2));
  }
  const length = thousandths(eave.lengthFt);
  return {
    depthIn: Math.round(depth) / 1000,
    rows,
    actualSf: Math.round((length * depth) / IN_A_HUNDREDTH_SF) / 100,
    halfRollSf: timesOver(length * halves, width, 2 * IN_A_HUNDREDTH_SF, 'half-up') / 100,
    fullRollSf: timesOver(length * Math.ceil(halves / 2), width, IN_A_HUNDREDTH_SF, 'half-up') / 100,
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
