import type { Basis } from '../basis.ts';
import { calculation, step, type Calculation, type TraceStep, type Warning } from '../calculation.ts';
import { absentCharges, absentChargeStep, type AbsentChargeCaution } from './absent-charges.policy.ts';
import {
  compileFeeSchedule,
  type CompiledFeeSchedule,
  type UnusableFeeSchedule,
} from './compiled-fee-schedule.ts';
import type { FeeComponent, FeeName, FeeSchedule } from './fee-schedule.ts';
import { lineSteps, type FeeStepCode } from './fee-working.policy.ts';
import type { PermitProject } from './permit-project.ts';
import { basisOf, calculateFees, sumOf, type LineCents, type NoFee } from './fee-calculation.policy.ts';
import { PERMIT_FEE_WORDS } from '../words-versions.ts';

/** The schedule is among the inputs: a result stays reproducible after the schedule has been edited. */
export type PermitFeeInputs = { readonly schedule: FeeSchedule; readonly project: PermitProject };

export type PermitFee =
  | { readonly is: 'known'; readonly lines: readonly PermitFeeLine[]; readonly total: number }
  | { readonly is: 'unknown'; readonly why: NoFee | UnusableFeeSchedule };

/** A line of the fee, in cents; below zero where it takes off what was paid beforehand. */
export type PermitFeeLine = { readonly id: string; readonly name: FeeName; readonly cents: number };

export type PermitFeeCaution =
  | 'schedule-superseded'
  | 'schedule-without-date'
  | 'schedule-without-source'
  | 'schedule-of-low-confidence'
  | 'materials-above-value'
  | 'contract-price-not-entered'
  | 'fee-paid-before-not-entered'
  | AbsentChargeCaution;

/** Incremented whenever the same inputs would give a different fee or different steps. */
export const PERMIT_FEE_RULES = 'permit-fee/2';

export type PermitFeeCalculation = Calculation<PermitFeeInputs, PermitFee, FeeStepCode, PermitFeeCaution>;

/** CALC-4 CALC-6: the fee line by line, in whole cents, with its working. */
export function calculatePermitFee(inputs: PermitFeeInputs): PermitFeeCalculation {
  const compiled = compileFeeSchedule(inputs.schedule);
  const { outcome, trace } = compiled.ok
    ? feesOf(compiled.value, inputs.project)
    : { outcome: { is: 'unknown' as const, why: compiled.failure }, trace: [] };
  return calculation({
    calculator: 'permit-fee',
    ruleSet: PERMIT_FEE_RULES,
    inputs,
    outcome,
    trace,
    warnings: cautionsAbout(inputs),
    words: PERMIT_FEE_WORDS,
  });
}

function feesOf(
  compiled: CompiledFeeSchedule,
  project: PermitProject,
): { readonly outcome: PermitFee; readonly trace: readonly TraceStep<FeeStepCode>[] } {
  const cents: LineCents = [];
  const noFee = calculateFees(compiled, project, cents);
  if (noFee) return { outcome: { is: 'unknown', why: noFee }, trace: [] };
  const charged = compiled.lines
    .filter((line) => cents[line.index] !== null)
    .sort((a, b) => a.index - b.index);
  const lines = charged.map(({ component: { id, name }, index }) => ({ id, name, cents: cents[index] ?? 0 }));
  const total = sumOf(cents);
  const { schedule } = compiled;
  const working = charged.flatMap((line) =>
    lineSteps(line, basisOf(line, project, cents), basisInPrint(line.component, schedule), project),
  );
  const absent = absentCharges(schedule, project).map((charge) =>
    absentChargeStep(charge, basisInPrint(null, schedule)),
  );
  return { outcome: { is: 'known', lines, total }, trace: [...working, ...absent, totalStep(lines, total)] };
}

function totalStep(lines: readonly PermitFeeLine[], total: number): TraceStep<FeeStepCode> {
  const symbols = lines.map((_, place) => `line${place + 1}`);
  const signs = lines.map(({ cents }, place) => {
    // A sum that starts with a credit is written from zero: `0 − line1 + line2`.
    if (place === 0) return cents < 0 ? '0 − ' : '';
    return cents < 0 ? ' − ' : ' + ';
  });
  return step({
    code: 'total',
    formula: symbols.map((symbol, place) => `${signs[place]}${symbol}`).join(''),
    numbers: Object.fromEntries(
      lines.map(({ cents }, place) => [symbols[place] ?? '', Math.abs(cents) / 100]),
    ),
    result: total,
    unit: 'cent',
  });
}

/** A line's own source, or the schedule's. */
function basisInPrint(component: FeeComponent | null, schedule: FeeSchedule): Basis {
  const source = component?.source ?? schedule.source;
  if (!source) return { kind: 'practice' };
  const title = component?.cite === undefined ? source.title : `${source.title}, ${component.cite}`;
  const date = component?.effective ?? (component?.source ? null : schedule.effective) ?? source.date ?? null;
  return { kind: 'published', by: schedule.jurisdiction, title, url: source.url, date, read: source.read };
}

function cautionsAbout({ schedule, project }: PermitFeeInputs): readonly Warning<PermitFeeCaution>[] {
  const lines = schedule.components.filter(
    ({ when }) => (when?.propertyType ?? project.propertyType) === project.propertyType,
  );
  const byContract = lines.some(({ basis }) => basis === 'contract');
  const withCredit = lines.some(({ kind }) => kind === 'credit');
  const cautions: readonly (readonly [holds: boolean, code: PermitFeeCaution, at: string])[] = [
    [schedule.source === null, 'schedule-without-source', 'schedule.source'],
    [schedule.effective === null, 'schedule-without-date', 'schedule.effective'],
    [schedule.supersededBy !== undefined, 'schedule-superseded', 'schedule.supersededBy'],
    [schedule.confidence === 'low', 'schedule-of-low-confidence', 'schedule.confidence'],
    [project.materialCost > project.projectValue, 'materials-above-value', 'project.materialCost'],
    [byContract && project.contractPrice === null, 'contract-price-not-entered', 'project.contractPrice'],
    [withCredit && project.feePaidBefore === 0, 'fee-paid-before-not-entered', 'project.feePaidBefore'],
  ];
  return [
    ...cautions.flatMap(([holds, code, at]) => (holds ? [{ code, at }] : [])),
    ...absentCharges(schedule, project).map(({ fact, name }) => ({
      code: `${name}-not-in-schedule` as const,
      at: `project.${fact}`,
    })),
  ];
}
