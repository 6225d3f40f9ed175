import type { Basis } from '../basis.ts';
import { step, type TraceStep } from '../calculation.ts';
import type { CompiledLine, CompiledRow } from './compiled-fee-schedule.ts';
import { unitsPerOne } from './fee-amounts.ts';
import type { FeeBasis, FeeName } from './fee-schedule.ts';
import type { PermitProject } from './permit-project.ts';
import { feeInRow, rowFor } from './fee-calculation.policy.ts';

export type FeeStepCode = FeeName | 'minimum-fee' | 'maximum-fee' | 'total';
/** A word in the formula of a fee. `line` is followed by its number. */
export type FeeSymbol =
  | Extract<FeeBasis, string>
  | 'fees'
  | 'fee'
  | 'share'
  | 'rate'
  | 'amount'
  | 'base'
  | 'over'
  | 'every'
  | 'each'
  | 'least'
  | 'most'
  | 'paid'
  | 'line';

/** The working of one line, and its minimum or maximum where one applied. Numbers are in dollars, sq ft, squares. */
export function lineSteps(
  line: CompiledLine,
  units: number,
  basis: Basis,
  project: PermitProject,
): readonly TraceStep<FeeStepCode>[] {
  const row = rowFor(line, units);
  if (!row) return [];
  const { component, index, min, max } = line;
  const place = { unit: 'cent', at: `schedule.components.${index}`, basis } as const;
  if (line.credit)
    return [step({ code: component.name, ...creditWorking(project.feePaidBefore, units), ...place })];
  const fee = feeInRow(row, units, line);
  const working = workingOf(line, row, units, project);
  const charged = step({ code: component.name, ...working, result: fee, ...place });
  const limit = limitThatHolds(fee, min, max);
  return limit === null ? [charged] : [charged, step({ ...limit, ...place })];
}

function limitThatHolds(fee: number, min: number, max: number): LimitWorking | null {
  const raised = Math.max(fee, min);
  if (raised > max) {
    const numbers = { fee: dollars(raised), most: dollars(max) };
    return { code: 'maximum-fee', formula: 'min(fee, most)', numbers, result: max };
  }
  if (raised === fee) return null;
  return {
    code: 'minimum-fee',
    formula: 'max(fee, least)',
    numbers: { fee: dollars(fee), least: dollars(min) },
    result: min,
  };
}

function creditWorking(paid: number, fees: number): Omit<LimitWorking, 'code'> {
  return {
    formula: '0 − min(paid, fees)',
    numbers: { paid: dollars(paid), fees: dollars(fees) },
    result: 0 - Math.min(paid, fees),
  };
}

type LimitWorking = Pick<TraceStep<FeeStepCode>, 'code' | 'formula' | 'numbers' | 'result'>;
type Working = Pick<TraceStep<FeeStepCode>, 'formula' | 'numbers' | 'rounding' | 'interpretation'>;

function workingOf(
  { component }: CompiledLine,
  row: CompiledRow,
  units: number,
  { contractPrice }: PermitProject,
): Working {
  const stoodIn = component.basis === 'contract' && contractPrice === null ? 'value-for-contract' : null;
  const rounding = component.rounding ?? (row.rate.num === 0 ? 'none' : 'half-up-to-cent');
  if (component.kind === 'flat') {
    return { formula: 'amount', numbers: { amount: dollars(row.base) }, rounding, interpretation: null };
  }
  const symbol = symbolOf(component.basis);
  const one = unitsPerOne(component.basis);
  const measured = { [symbol]: units / one };
  if (component.kind === 'rate') {
    const { rate, share } = component;
    const numbers = {
      ...measured,
      ...(share === undefined ? {} : { share: Number(share) }),
      rate: Number(rate),
    };
    return { formula: Object.keys(numbers).join(' × '), numbers, rounding, interpretation: stoodIn };
  }
  const { formula, numbers } = rowInPrint(row, symbol, one);
  const interpretation = row.every > 0 ? 'a-fraction-counts-whole' : stoodIn;
  return { formula, numbers: { ...measured, ...numbers }, rounding, interpretation };
}

function rowInPrint(row: CompiledRow, symbol: string, one: number): Pick<Working, 'formula' | 'numbers'> {
  const over = row.over / one;
  const beyond = over === 0 ? symbol : `(${symbol} − over)`;
  const parts: (readonly [formula: string, numbers: Readonly<Record<string, number>>])[] = [];
  if (row.base > 0 || (row.every === 0 && row.rate.num === 0))
    parts.push(['base', { base: dollars(row.base) }]);
  if (row.every > 0) {
    parts.push([
      `ceil(${beyond} / every) × each`,
      { over, every: row.every / one, each: dollars(row.amount) },
    ]);
  }
  if (row.rate.num > 0) {
    parts.push([`${beyond} × rate`, { over, rate: (row.rate.num * one) / (row.rate.den * 100) }]);
  }
  return {
    formula: parts.map(([formula]) => formula).join(' + '),
    numbers: Object.fromEntries(parts.flatMap(([, numbers]) => Object.entries(numbers))),
  };
}

function symbolOf(basis: FeeBasis): FeeSymbol {
  return typeof basis === 'object' ? 'fees' : basis;
}

function dollars(cents: number): number {
  return cents / 100;
}
