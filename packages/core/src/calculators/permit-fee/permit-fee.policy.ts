import type { Basis } from '../basis.ts';
import { calculation, step, type Calculation, type TraceStep, type Warning } from '../calculation.ts';
import {
  compileFeeSchedule,
  type CompiledLine,
  type CompiledFeeSchedule,
  type UnusableFeeSchedule,
} from './compiled-fee-schedule.ts';
import type { FeeName, FeeSchedule } from './fee-schedule.ts';
import { lineSteps, type FeeStepCode } from './fee-working.policy.ts';
import type { PermitProject } from './permit-project.ts';
import { basisOf, NOT_CHARGED, reckon, sumOf, type NoFee } from './reckoning.policy.ts';

/** The schedule is among the inputs: a result stays reproducible after the schedule has been edited. */
export type PermitFeeInputs = { readonly schedule: FeeSchedule; readonly project: PermitProject };

export type PermitFee =
  | { readonly is: 'known'; readonly lines: readonly PermitFeeLine[]; readonly total: number }
  | { readonly is: 'unknown'; readonly why: NoFee | UnusableFeeSchedule };

/** A line of the fee, in cents. */
export type PermitFeeLine = { readonly id: string; readonly name: FeeName; readonly cents: number };

export type PermitFeeCaution =
  | 'schedule-superseded'
  | 'schedule-without-date'
  | 'schedule-without-source'
  | 'materials-above-value';

export type PermitFeeCalculation = Calculation<PermitFeeInputs, PermitFee, FeeStepCode, PermitFeeCaution>;

/** CALC-4 CALC-6: the fee line by line, in whole cents, with its working. */
export function calculatePermitFee(inputs: PermitFeeInputs): PermitFeeCalculation {
  const compiled = compileFeeSchedule(inputs.schedule);
  const { outcome, trace } = compiled.ok
    ? reckoned(compiled.value, inputs.project)
    : { outcome: { is: 'unknown' as const, why: compiled.failure }, trace: [] };
  return calculation({
    calculator: 'permit-fee',
    ruleSet: 'permit-fee/1',
    inputs,
    outcome,
    trace,
    warnings: cautionsAbout(inputs),
  });
}

function reckoned(
  compiled: CompiledFeeSchedule,
  project: PermitProject,
): { readonly outcome: PermitFee; readonly trace: readonly TraceStep<FeeStepCode>[] } {
  const cents: number[] = [];
  const noFee = reckon(compiled, project, cents);
  if (noFee) return { outcome: { is: 'unknown', why: noFee }, trace: [] };
  const charged = compiled.lines
    .filter((line) => cents[line.index] !== NOT_CHARGED)
    .sort((a, b) => a.index - b.index);
  const lines = charged.map(({ component: { id, name }, index }) => ({ id, name, cents: cents[index] ?? 0 }));
  const total = sumOf(cents);
  const working = charged.flatMap((line) =>
    lineSteps(line, basisOf(line, project, cents), basisInPrint(line, compiled.schedule)),
  );
  return { outcome: { is: 'known', lines, total }, trace: [...working, totalStep(lines, total)] };
}

function totalStep(lines: readonly PermitFeeLine[], total: number): TraceStep<FeeStepCode> {
  const numbers = Object.fromEntries(lines.map(({ cents }, place) => [`line${place + 1}`, cents / 100]));
  return step({
    code: 'total',
    formula: Object.keys(numbers).join(' + '),
    numbers,
    result: total,
    unit: 'cent',
  });
}

function basisInPrint({ component }: CompiledLine, schedule: FeeSchedule): Basis {
  const source = component.source ?? schedule.source;
  if (!source) return { kind: 'practice' };
  const title = component.cite === undefined ? source.title : `${source.title}, ${component.cite}`;
  const date = component.effective ?? (component.source ? null : schedule.effective) ?? source.date ?? null;
  return { kind: 'published', by: schedule.jurisdiction, title, url: source.url, date, read: source.read };
}

function cautionsAbout({ schedule, project }: PermitFeeInputs): readonly Warning<PermitFeeCaution>[] {
  const cautions: readonly (readonly [holds: boolean, code: PermitFeeCaution, at: string])[] = [
    [schedule.source === null, 'schedule-without-source', 'schedule.source'],
    [schedule.effective === null, 'schedule-without-date', 'schedule.effective'],
    [schedule.supersededBy !== undefined, 'schedule-superseded', 'schedule.supersededBy'],
    [project.materialCost > project.projectValue, 'materials-above-value', 'project.materialCost'],
  ];
  return cautions.flatMap(([holds, code, at]) => (holds ? [{ code, at }] : []));
}
