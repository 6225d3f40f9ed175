import { inEdition } from '../code-edition.ts';
import { rootQuotient, thousandths, type RootSum } from '../exact.ts';
import type { Eave, IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import { MODEL_ICE_BARRIER, type IceBarrierRequirement } from './ice-barrier-rules.ts';

/** CALC-2: square feet by each of the three area measures. */
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

/** The level side of the slope triangle, 12 in, in thousandths. */
const LEVEL = 12_000;
/** Thousandths of a foot by thousandths of an inch that make a hundredth of a square foot. */
export const IN_A_HUNDREDTH_SF = 120_000;

/** The requirements that apply: the code's, the local rule's, or both. */
export function iceBarrierRequirements(inputs: IceAndWaterShieldInputs): readonly IceBarrierRequirement[] {
  const model = inEdition(MODEL_ICE_BARRIER, inputs.edition) ?? [];
  if (inputs.localRule === null) return model;
  const local = inputs.localRule.requirements;
  return inputs.localRule.stands === 'instead' ? local : [...model, ...local];
}

/** The result of a requirement on an eave; null if it does not apply to the slope. */
function evaluateRequirement(
  requirement: IceBarrierRequirement,
  eave: Eave,
  inputs: IceAndWaterShieldInputs,
): EaveOutcome | null {
  if (eave.rise < requirement.fromRise) return null;
  const reach = reachOf(requirement, eave, inputs);
  const width = thousandths(inputs.rollWidthIn);
  const length = thousandths(eave.lengthFt);
  const beyondOneRow = { ...reach, plus: reach.plus - LEVEL * width };
  const step = width - thousandths(inputs.sideLapIn);
  const halves = rootQuotient(1, reach, (LEVEL * width) / 2, 'up');
  return {
    depthIn: rootQuotient(1, reach, LEVEL, 'half-up') / 1000,
    rows: 1 + Math.max(0, rootQuotient(1, beyondOneRow, LEVEL * step, 'up')),
    actualSf: rootQuotient(length, reach, LEVEL * IN_A_HUNDREDTH_SF, 'half-up') / 100,
    halfRollSf: rootQuotient(length * halves, plain(width), 2 * IN_A_HUNDREDTH_SF, 'half-up') / 100,
    fullRollSf:
      rootQuotient(length * Math.ceil(halves / 2), plain(width), IN_A_HUNDREDTH_SF, 'half-up') / 100,
  };
}

/** A sum without a root, so that one exact division serves all figures. */
export function plain(plus: number): RootSum {
  return { factor: 0, square: 0, plus };
}

const NOTHING: EaveOutcome = { depthIn: 0, rows: 0, actualSf: 0, halfRollSf: 0, fullRollSf: 0 };

/** A requirement that applies to an eave, and its result there. */
export type EaveRequirement = { readonly rule: IceBarrierRequirement; readonly outcome: EaveOutcome };

export function requirementsOn(eave: Eave, inputs: IceAndWaterShieldInputs): readonly EaveRequirement[] {
  return iceBarrierRequirements(inputs).flatMap((rule) => {
    const outcome = evaluateRequirement(rule, eave, inputs);
    return outcome === null ? [] : [{ rule, outcome }];
  });
}

/** The one that reaches farthest, if any of them reaches anywhere. */
export function governing(requirements: readonly EaveRequirement[]): EaveRequirement | null {
  let farthest: EaveRequirement | null = null;
  for (const requirement of requirements)
    if (reachesFarther(requirement.outcome, farthest?.outcome ?? NOTHING)) farthest = requirement;
  return farthest;
}

export function evaluateEave(eave: Eave, inputs: IceAndWaterShieldInputs): EaveOutcome {
  return governing(requirementsOn(eave, inputs))?.outcome ?? NOTHING;
}

const GROWING = ['depthIn', 'rows', 'actualSf', 'halfRollSf'] as const;

/** Every figure grows with the reach, so one greater figure identifies the farther of two reaches. */
function reachesFarther(one: EaveOutcome, other: EaveOutcome): boolean {
  return GROWING.some((figure) => one[figure] > other[figure]);
}

/** How far a requirement reaches, in thousandths of an inch times 12,000: the slope lengthens horizontal distances. */
function reachOf(requirement: IceBarrierRequirement, eave: Eave, inputs: IceAndWaterShieldInputs): RootSum {
  const inches = thousandths(requirement.inches);
  const toWall =
    requirement.from === 'inside-wall' ? thousandths(eave.overhangIn) + thousandths(eave.wallIn) : 0;
  const square = slopeSquare(eave.rise);
  return isMeasuredLevel(requirement, inputs)
    ? { factor: toWall + inches, square, plus: 0 }
    : { factor: toWall, square, plus: inches * LEVEL };
}

export function isMeasuredLevel(
  { measured }: IceBarrierRequirement,
  { reading }: IceAndWaterShieldInputs,
): boolean {
  return measured === 'as-read' && reading === 'horizontal';
}

/** (12 × slope factor)², in thousandths of an inch squared: a whole number, unlike the slope factor. */
export function slopeSquare(rise: number): number {
  return thousandths(rise) ** 2 + LEVEL ** 2;
}
