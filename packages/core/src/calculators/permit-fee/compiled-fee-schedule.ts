import { fail, ok, type Result } from '../../shared/result.ts';
import {
  centsOf,
  centsPerUnit,
  ratioOf,
  ROUNDINGS,
  times,
  unitsOf,
  type Ratio,
  type Rounding,
} from './fee-amounts.ts';
import {
  FEE_QUANTITIES,
  type FeeBasis,
  type FeeBracket,
  type FeeComponent,
  type FeeCondition,
  type FeeQuantity,
  type FeeRange,
  type FeeSchedule,
} from './fee-schedule.ts';

/** A schedule made ready for calculation: every kind of fee is a table of rows, every number whole. */
export type CompiledFeeSchedule = {
  readonly schedule: FeeSchedule;
  /** In an order in which each line comes after those it is calculated on. */
  readonly lines: readonly CompiledLine[];
};

export type CompiledLine = {
  readonly component: FeeComponent;
  /** Its place in the schedule as published. */
  readonly index: number;
  readonly quantity: FeeQuantity | null;
  /** The places of the lines it is calculated on, where it is calculated on lines. */
  readonly onLines: readonly number[];
  readonly rows: readonly CompiledRow[];
  /** Whether the line takes off what was paid beforehand. */
  readonly credit: boolean;
  readonly min: number;
  readonly max: number;
  readonly rounding: Rounding;
  readonly when: CompiledCondition;
};

/** Cents, and units of the basis. `every` is 0 where nothing is added in steps. */
export type CompiledRow = {
  readonly over: number;
  readonly upTo: number;
  readonly base: number;
  readonly every: number;
  readonly amount: number;
  readonly rate: Ratio;
};

export type CompiledCondition = Omit<FeeCondition, 'within'> & { readonly within: readonly CompiledRange[] };
type CompiledRange = { readonly quantity: FeeQuantity; readonly over: number; readonly upTo: number };

export type UnusableFeeSchedule =
  | { readonly code: 'unknown-fee'; readonly component: string; readonly fee: string }
  | { readonly code: 'circular-fees'; readonly component: string };

export function compileFeeSchedule(schedule: FeeSchedule): Result<CompiledFeeSchedule, UnusableFeeSchedule> {
  const places = new Map(schedule.components.map(({ id }, index) => [id, index]));
  const order = orderOfCalculation(schedule, places);
  if (!order.ok) return order;
  const lines = order.value.map((component) => compiledLine(component, places));
  return ok({ schedule, lines });
}

type Places = ReadonlyMap<string, number>;

function orderOfCalculation(
  schedule: FeeSchedule,
  places: Places,
): Result<readonly FeeComponent[], UnusableFeeSchedule> {
  const done = new Set<string>();
  const order: FeeComponent[] = [];
  let waiting = schedule.components;
  for (const component of waiting) {
    const unknown = feesUnder(component).find((fee) => !places.has(fee));
    if (unknown !== undefined) return fail({ code: 'unknown-fee', component: component.id, fee: unknown });
  }
  while (waiting.length > 0) {
    const ready = waiting.filter((component) => feesUnder(component).every((fee) => done.has(fee)));
    const [stuck] = waiting;
    if (ready.length === 0 && stuck) return fail({ code: 'circular-fees', component: stuck.id });
    for (const component of ready) {
      order.push(component);
      done.add(component.id);
    }
    waiting = waiting.filter((component) => !done.has(component.id));
  }
  return ok(order);
}

export function feesUnder({ basis }: FeeComponent): readonly string[] {
  return typeof basis === 'object' ? basis.fees : [];
}

function compiledLine(component: FeeComponent, places: Places): CompiledLine {
  const { basis, min, max, rounding, when } = component;
  return {
    component,
    index: places.get(component.id) ?? 0,
    quantity: typeof basis === 'object' || basis === 'constant' ? null : basis,
    onLines: feesUnder(component).map((fee) => places.get(fee) ?? 0),
    rows: compiledRows(component),
    credit: component.kind === 'credit',
    min: min === undefined ? 0 : centsOf(min),
    max: max === undefined ? Number.POSITIVE_INFINITY : centsOf(max),
    rounding: ROUNDINGS[rounding ?? 'half-up-to-cent'],
    when: compiledCondition(when ?? {}),
  };
}

const NOTHING: Ratio = { num: 0, den: 1 };
const OPEN: CompiledRow = {
  over: 0,
  upTo: Number.POSITIVE_INFINITY,
  base: 0,
  every: 0,
  amount: 0,
  rate: NOTHING,
};

export function compiledRows(component: FeeComponent): readonly CompiledRow[] {
  switch (component.kind) {
    case 'flat':
      return [{ ...OPEN, base: centsOf(component.amount) }];
    case 'rate': {
      const { rate, basis, share } = component;
      return [{ ...OPEN, rate: times(centsPerUnit(rate, basis), ratioOf(share ?? '1')) }];
    }
    case 'step': {
      const { basis } = component;
      const [over, base] = [unitsOf(component.over, basis), centsOf(component.base)];
      const rest = {
        ...OPEN,
        over,
        base,
        every: unitsOf(component.every, basis),
        amount: centsOf(component.amount),
      };
      return over === 0 ? [rest] : [{ ...OPEN, upTo: over, base }, rest];
    }
    case 'tier':
      return component.brackets.map((bracket) => compiledRow(bracket, component.basis));
    case 'credit':
      return [OPEN];
  }
}

function compiledRow({ over, upTo, base, each, rate }: FeeBracket, basis: FeeBasis): CompiledRow {
  return {
    over: unitsOf(over, basis),
    upTo: upTo === null ? Number.POSITIVE_INFINITY : unitsOf(upTo, basis),
    base: centsOf(base),
    every: each ? unitsOf(each.every, basis) : 0,
    amount: each ? centsOf(each.amount) : 0,
    rate: rate === undefined ? NOTHING : centsPerUnit(rate, basis),
  };
}

function compiledCondition({ within, ...facts }: FeeCondition): CompiledCondition {
  const ranges = FEE_QUANTITIES.flatMap((quantity) => {
    const range = within?.[quantity];
    return range ? [compiledRange(quantity, range)] : [];
  });
  return { ...facts, within: ranges };
}

function compiledRange(quantity: FeeQuantity, { over, upTo }: FeeRange): CompiledRange {
  return {
    quantity,
    over: over === undefined ? -1 : unitsOf(over, quantity),
    upTo: upTo === undefined ? Number.POSITIVE_INFINITY : unitsOf(upTo, quantity),
  };
}
