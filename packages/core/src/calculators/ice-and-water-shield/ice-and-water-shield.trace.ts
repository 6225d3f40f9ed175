import { codeBasis, type Basis } from '../basis.ts';
import { step, type TraceStep } from '../calculation.ts';
import { shownTo } from '../exact.ts';
import type { Eave, IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import type { IceAndWaterShieldStep } from './ice-and-water-shield.messages.ts';
import {
  iceBarrierRequirements,
  reachOf,
  slopeSquare,
  type EaveOutcome,
  type IceAndWaterShieldOutcome,
} from './ice-and-water-shield.policy.ts';
import type { IceBarrierRequirement, LocalIceBarrierRule } from './ice-barrier-rules.ts';
import { wallLayers } from './wall-thickness.ts';

type Step = TraceStep<IceAndWaterShieldStep>;
const PRACTICE: Basis = { kind: 'practice' };

/** The working behind an outcome, from each eave to the rolls to order. */
export function traceIceAndWaterShield(
  inputs: IceAndWaterShieldInputs,
  outcome: IceAndWaterShieldOutcome,
): readonly Step[] {
  const eaves = inputs.eaves.flatMap((eave, index) => {
    const result = outcome.eaves[index];
    return result === undefined ? [] : traceEave(eave, `eaves.${index}`, inputs, result);
  });
  return [...eaves, ...traceOrder(inputs, outcome)];
}

function traceEave(eave: Eave, at: string, inputs: IceAndWaterShieldInputs, outcome: EaveOutcome): Step[] {
  const sf = Math.sqrt(slopeSquare(eave.rise)) / 12_000;
  const reaches = iceBarrierRequirements(inputs)
    .filter((requirement) => eave.rise >= requirement.fromRise)
    .map((requirement) => traceReach(requirement, eave, at, inputs, sf));
  const depths = Object.fromEntries(reaches.map(({ result }, index) => [`d${index + 1}`, result]));
  const { depthIn: d, rows } = outcome;
  const W = inputs.rollWidthIn;
  return [
    ...traceWall(eave, at),
    step({
      code: 'slope-factor',
      at,
      formula: '√(r² + 144) / 12',
      numbers: { r: eave.rise },
      result: sf,
      unit: 'factor',
    }),
    ...reaches,
    step({
      code: 'depth',
      at,
      formula: `max(${Object.keys(depths).join(', ')})`,
      numbers: depths,
      result: d,
      unit: 'in',
    }),
    step({
      code: 'rows',
      at,
      formula: '1 + ceil(max(0, d − W) / (W − t))',
      numbers: { d, W, t: inputs.sideLapIn },
      result: rows,
      unit: 'count',
      rounding: 'up-to-whole',
      basis: PRACTICE,
    }),
    ...traceAreas(eave, at, W, outcome),
  ];
}

function traceWall({ wall, wallIn }: Eave, at: string): Step[] {
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

function traceReach(
  requirement: IceBarrierRequirement,
  eave: Eave,
  at: string,
  inputs: IceAndWaterShieldInputs,
  sf: number,
): Step {
  const { level, along } = reachOf(requirement, eave, inputs);
  const n = requirement.inches;
  const wall = { o: eave.overhangIn, w: eave.wallIn };
  const horizontal = requirement.measured === 'as-read' && inputs.reading === 'horizontal';
  const [formula, numbers] =
    requirement.from === 'inside-wall'
      ? horizontal
        ? ['(o + w + n) × sf', { ...wall, n, sf }]
        : ['(o + w) × sf + n', { ...wall, n, sf }]
      : horizontal
        ? ['n × sf', { n, sf }]
        : ['n', { n }];
  return step<IceAndWaterShieldStep>({
    code: requirement.from === 'inside-wall' ? 'reach-inside-wall' : 'reach-from-edge',
    at,
    formula,
    numbers,
    result: shownTo(3, (level * sf + along) / 1000),
    unit: 'in',
    rounding: 'half-up-to-thousandth',
    basis: basisOf(requirement, inputs),
    interpretation: requirement.measured === 'as-read' ? inputs.reading : null,
  });
}

function traceAreas(eave: Eave, at: string, W: number, outcome: EaveOutcome): Step[] {
  const numbers = { L: eave.lengthFt, d: outcome.depthIn, W };
  const common = { at, numbers, unit: 'sf', rounding: 'half-up-to-hundredth', basis: PRACTICE } as const;
  return [
    step({ ...common, code: 'area-actual', formula: 'L × d / 12', result: outcome.actualSf }),
    step({
      ...common,
      code: 'area-half-roll',
      formula: 'L × ceil(d / (W / 2)) × (W / 2) / 12',
      result: outcome.halfRollSf,
    }),
    step({
      ...common,
      code: 'area-full-roll',
      formula: 'L × ceil(d / W) × W / 12',
      result: outcome.fullRollSf,
    }),
  ];
}

function traceOrder(inputs: IceAndWaterShieldInputs, outcome: IceAndWaterShieldOutcome): Step[] {
  const W = inputs.rollWidthIn;
  const V = inputs.valleysFt;
  return [
    step({
      code: 'valleys',
      formula: 'V × W / 12',
      numbers: { V, W },
      result: outcome.valleysSf,
      unit: 'sf',
      rounding: 'half-up-to-hundredth',
      basis: PRACTICE,
    }),
    step({
      code: 'total',
      formula: 'E + V',
      numbers: { E: shownTo(2, outcome.totalSf - outcome.valleysSf), V: outcome.valleysSf },
      result: outcome.totalSf,
      unit: 'sf',
      interpretation: inputs.measure,
    }),
    step({
      code: 'rolls',
      formula: 'ceil((R + V) × W / 12 / A)',
      numbers: { R: outcome.rowsFt, V, W, A: inputs.rollAreaSf },
      result: outcome.rolls,
      unit: 'roll',
      rounding: 'up-to-whole',
      basis: PRACTICE,
    }),
  ];
}

function basisOf(requirement: IceBarrierRequirement, { localRule, edition }: IceAndWaterShieldInputs): Basis {
  return localRule?.requirements.includes(requirement)
    ? localBasis(localRule)
    : codeBasis('ice-barrier-extent', edition);
}

export function localBasis({ by, section, url, date, read }: LocalIceBarrierRule): Basis {
  return { kind: 'published', by, title: section, url, date, read };
}
