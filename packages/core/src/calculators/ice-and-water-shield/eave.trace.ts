import { PRACTICE, codeBasis, type Basis } from '../basis.ts';
import { ICE_BARRIER_EXTENT } from '../calculator-sections.ts';
import { step, type TraceStep } from '../calculation.ts';
import { rootQuotient } from '../exact.ts';
import {
  governing,
  isMeasuredLevel,
  requirementsOn,
  slopeSquare,
  type EaveRequirement,
} from './eave.policy.ts';
import type { Eave, IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import type { IceAndWaterShieldStep } from './ice-and-water-shield-trace.messages.ts';
import type { IceBarrierRequirement, LocalIceBarrierRule } from './ice-barrier-rules.ts';
import { wallLayers } from './wall-thickness.ts';

export type IceStep = TraceStep<IceAndWaterShieldStep>;
/** A formula and the values of its symbols. */
type Expression = Pick<IceStep, 'formula' | 'numbers'>;

const SLOPE_FACTOR = '√(r² + 144) / 12';

/** The calculation steps of one eave: its reaches, and the results for the farthest one. */
export function traceEave(eave: Eave, at: string, inputs: IceAndWaterShieldInputs): IceStep[] {
  const requirements = requirementsOn(eave, inputs);
  const farthest = governing(requirements);
  return [
    ...traceWall(eave, at),
    traceSlopeFactor(eave, at),
    ...requirements.map((requirement) => traceReach(requirement, eave, at, inputs)),
    ...(requirements.length > 1 ? [traceDepth(requirements, at)] : []),
    ...(farthest ? traceMembrane(farthest, eave, at, inputs) : []),
  ];
}

function traceWall({ wall, wallIn }: Eave, at: string): IceStep[] {
  if (wall === null) return [];
  const { drywall: g, stud: s, sheathing: h, cladding: c } = wallLayers(wall.stud, wall.type);
  return [
    step({
      code: 'wall',
      at,
      formula: 'g + s + h + c',
      numbers: { g, s, h, c },
      result: wallIn,
      unit: 'in',
      basis: PRACTICE,
    }),
  ];
}

function traceSlopeFactor({ rise }: Eave, at: string): IceStep {
  const root = { factor: 1, square: slopeSquare(rise), plus: 0 };
  return step({
    code: 'slope-factor',
    at,
    formula: SLOPE_FACTOR,
    numbers: { r: rise },
    result: rootQuotient(1_000_000, root, 12_000, 'half-up') / 1_000_000,
    unit: 'factor',
    rounding: 'half-up-to-millionth',
  });
}

function traceReach(
  { rule, outcome }: EaveRequirement,
  eave: Eave,
  at: string,
  inputs: IceAndWaterShieldInputs,
): IceStep {
  return step<IceAndWaterShieldStep>({
    code: rule.from === 'inside-wall' ? 'reach-inside-wall' : 'reach-from-edge',
    at,
    ...reachExpression(rule, eave, inputs),
    result: outcome.depthIn,
    unit: 'in',
    rounding: 'half-up-to-thousandth',
    basis: basisOf(rule, inputs),
    interpretation: readingOf(rule, inputs),
  });
}

/** The text defines neither the direction of the inches nor which face of the wall they start from. */
function readingOf(rule: IceBarrierRequirement, { reading }: IceAndWaterShieldInputs): string | null {
  if (rule.measured !== 'as-read') return null;
  return rule.from === 'inside-wall' ? `${reading}-from-inside-face` : reading;
}

/** The unrounded reach, used by later steps so that nothing is rounded twice. */
function reachExpression(
  rule: IceBarrierRequirement,
  { overhangIn: o, wallIn: w, rise: r }: Eave,
  inputs: IceAndWaterShieldInputs,
): Expression {
  const n = rule.inches;
  const level = isMeasuredLevel(rule, inputs);
  if (rule.from === 'inside-wall') {
    const formula = level ? `(o + w + n) × ${SLOPE_FACTOR}` : `(o + w) × ${SLOPE_FACTOR} + n`;
    return { formula, numbers: { o, w, n, r } };
  }
  return level ? { formula: `n × ${SLOPE_FACTOR}`, numbers: { n, r } } : { formula: 'n', numbers: { n } };
}

/** An expression as a factor: a sum needs parentheses. */
function asFactor(formula: string): string {
  return formula.endsWith('+ n') ? `(${formula})` : formula;
}

function traceDepth(requirements: readonly EaveRequirement[], at: string): IceStep {
  const depths = requirements.map(({ outcome }) => outcome.depthIn);
  return step({
    code: 'depth',
    at,
    formula: `max(${depths.map((_, index) => `d${index + 1}`).join(', ')})`,
    numbers: Object.fromEntries(depths.map((depth, index) => [`d${index + 1}`, depth])),
    result: Math.max(...depths),
    unit: 'in',
  });
}

function traceMembrane(
  { rule, outcome }: EaveRequirement,
  eave: Eave,
  at: string,
  inputs: IceAndWaterShieldInputs,
): IceStep[] {
  const reach = reachExpression(rule, eave, inputs);
  const d = asFactor(reach.formula);
  const W = inputs.rollWidthIn;
  const L = eave.lengthFt;
  const common = { at, basis: PRACTICE } as const;
  const area = { ...common, unit: 'sf', rounding: 'half-up-to-hundredth' } as const;
  return [
    step({
      ...common,
      code: 'rows',
      formula: `1 + ceil(max(0, ${reach.formula} − W) / (W − t))`,
      numbers: { ...reach.numbers, W, t: inputs.sideLapIn },
      result: outcome.rows,
      unit: 'count',
      rounding: 'up-to-whole',
    }),
    step({
      ...area,
      code: 'area-actual',
      formula: `L × ${d} / 12`,
      numbers: { L, ...reach.numbers },
      result: outcome.actualSf,
    }),
    step({
      ...area,
      code: 'area-half-roll',
      formula: `L × ceil(${d} / (W / 2)) × (W / 2) / 12`,
      numbers: { L, ...reach.numbers, W },
      result: outcome.halfRollSf,
    }),
    step({
      ...area,
      code: 'area-full-roll',
      formula: `L × ceil(${d} / W) × W / 12`,
      numbers: { L, ...reach.numbers, W },
      result: outcome.fullRollSf,
    }),
  ];
}

function basisOf(rule: IceBarrierRequirement, { localRule, edition }: IceAndWaterShieldInputs): Basis {
  return localRule?.requirements.includes(rule)
    ? localBasis(localRule)
    : codeBasis(ICE_BARRIER_EXTENT, edition);
}

export function localBasis({ by, section, url, date, read }: LocalIceBarrierRule): Basis {
  return { kind: 'published', by, title: section, url, date, read };
}
