import { DAY } from '../shared/instant.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { BillingPeriod, SubscriptionType } from '../plans/subscription.ts';
import type { Cents } from './money.ts';
import { planRowSchema, type PlanRow } from './plan-file.schema.ts';
import { PLAN_VARIANTS, type PlanVariant } from './product.ts';

type InBoth = { readonly en: string; readonly es: string };

/** A plan as an operator describes it: what is sold, for how much, and what it includes. */
export type PlanOfFile = {
  readonly sku: string;
  readonly type: SubscriptionType;
  readonly displayTitle: string;
  readonly position: number;
  readonly onSale: boolean;
  readonly title: InBoth;
  readonly description: InBoth;
  readonly prices: readonly {
    readonly variant: PlanVariant;
    readonly billing: BillingPeriod;
    readonly amount: Cents;
  }[];
  readonly quickViews: number;
  readonly codeDetails: number;
  readonly weather: number;
  readonly seats: number | null;
  readonly trialMs: number | null;
  readonly integrations: boolean;
  readonly team: boolean;
  readonly pausable: boolean;
  readonly hidePrice: boolean;
  readonly asksFirst: boolean;
  readonly overage: Cents | null;
  readonly color: string | null;
  readonly points: readonly InBoth[];
};

export type PlanRowReason =
  | 'cut-off'
  | 'missing'
  | 'not-as-described'
  | 'unknown-column'
  | 'sku-twice'
  | 'position-twice'
  | 'nothing-to-pay'
  | 'given-is-not-sold'
  | 'trial-without-days'
  | 'points-differ';

/** `at`: the line in the file. */
export type PlanRowError = {
  readonly at: number;
  readonly column: string | null;
  readonly reason: PlanRowReason;
};

/** A row as it stands in the file; `cells` is null if the row is not whole. */
export type RawPlanRow = { readonly at: number; readonly cells: Readonly<Record<string, string>> | null };

/** All plans of a file, or what is wrong with each row: a file is loaded whole or not at all. */
// D PLAN-1.4: plans are data of an operator.
export function readPlans(
  rows: readonly RawPlanRow[],
): Result<readonly PlanOfFile[], readonly PlanRowError[]> {
  const read = rows.map((row) => readRow(row));
  const plans = read.flatMap((one) => (one.ok ? [one.value] : []));
  const errors = read.flatMap((one) => (one.ok ? [] : one.failure));
  const repeated = rows.flatMap(({ at }, index) => {
    const one = read[index];
    const before = read.slice(0, index).flatMap((other) => (other.ok ? [other.value] : []));
    return one?.ok ? repeatedIn(one.value, before, at) : [];
  });
  const all = [...errors, ...repeated].toSorted((one, other) => one.at - other.at);
  return all.length === 0 ? ok(plans) : fail(all);
}

function repeatedIn(
  { sku, position }: PlanOfFile,
  before: readonly PlanOfFile[],
  at: number,
): PlanRowError[] {
  if (before.some((other) => other.sku === sku)) return [{ at, column: 'sku', reason: 'sku-twice' }];
  const isTaken = before.some((other) => other.position === position);
  return isTaken ? [{ at, column: 'position', reason: 'position-twice' }] : [];
}

function readRow({ at, cells }: RawPlanRow): Result<PlanOfFile, readonly PlanRowError[]> {
  if (cells === null) return fail([{ at, column: null, reason: 'cut-off' }]);
  const parsed = planRowSchema.safeParse(cells);
  if (!parsed.success) {
    const errors = parsed.error.issues.flatMap(({ code, path: [column], ...issue }): PlanRowError[] => {
      if (code === 'unrecognized_keys') {
        const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys : [];
        return keys.map((key) => ({ at, column: String(key), reason: 'unknown-column' }));
      }
      const name = String(column);
      return [{ at, column: name, reason: Object.hasOwn(cells, name) ? 'not-as-described' : 'missing' }];
    });
    return fail(
      errors.filter(({ column }, index) => errors.findIndex((one) => one.column === column) === index),
    );
  }
  const plan = planOf(parsed.data);
  const wrong = rowRules(plan, parsed.data).map((error) => ({ at, ...error }));
  return wrong.length === 0 ? ok(plan) : fail(wrong);
}

/** Errors between cells that are valid one by one. */
function rowRules(plan: PlanOfFile, row: PlanRow): readonly Omit<PlanRowError, 'at'>[] {
  const errors: Omit<PlanRowError, 'at'>[] = [];
  const isGiven = plan.type === 'free-plan' || plan.type === 'trial-plan';
  if (isGiven && plan.onSale) errors.push({ column: 'on_sale', reason: 'given-is-not-sold' });
  if (!isGiven && plan.onSale && plan.prices.length === 0)
    errors.push({ column: null, reason: 'nothing-to-pay' });
  if (plan.type === 'trial-plan' && plan.trialMs === null) {
    errors.push({ column: 'trial_days', reason: 'trial-without-days' });
  }
  if (listed(row.points_en).length !== listed(row.points_es).length) {
    errors.push({ column: 'points_es', reason: 'points-differ' });
  }
  return errors;
}

const PERIODS = ['monthly', 'annual'] as const;

function planOf(row: PlanRow): PlanOfFile {
  const spanish = listed(row.points_es);
  return {
    sku: row.sku,
    type: row.type,
    displayTitle: row.display_title,
    position: Number(row.position),
    onSale: row.on_sale === 'yes',
    title: { en: row.title_en, es: row.title_es },
    description: { en: row.description_en, es: row.description_es },
    prices: PLAN_VARIANTS.flatMap((variant) =>
      PERIODS.flatMap((billing) => {
        const amount = cents(row[`${variant}_${billing}`]);
        return amount === null ? [] : [{ variant, billing, amount }];
      }),
    ),
    quickViews: Number(row.quick_views),
    codeDetails: Number(row.code_details),
    weather: Number(row.weather),
    seats: row.seats === undefined ? null : Number(row.seats),
    trialMs: row.trial_days === undefined ? null : Number(row.trial_days) * DAY,
    integrations: row.integrations === 'yes',
    team: row.team === 'yes',
    pausable: row.pausable === 'yes',
    hidePrice: row.hide_price === 'yes',
    asksFirst: row.asks_first === 'yes',
    overage: cents(row.overage),
    color: row.color ?? null,
    points: listed(row.points_en).map((en, index) => ({ en, es: spanish[index] ?? en })),
  };
}

/** Exact: dollars and cents are two whole numbers. */
function cents(text: string | undefined): Cents | null {
  if (text === undefined) return null;
  const [dollars = '0', rest = '00'] = text.split('.');
  return Number(dollars) * 100 + Number(rest);
}

function listed(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split('|')
    .map((point) => point.trim())
    .filter((point) => point !== '');
}
