import { planInForce } from './plan-in-force.ts';

const KINDS = ['quick_views', 'code_details', 'weather'] as const;
type Kind = (typeof KINDS)[number];

/** The number of each kind, as SQL: `1`, `$3::int`. */
export type Amounts = Readonly<Record<Kind, string>>;

const isNewer = 'usage.period_start >= excluded.period_start';
const used = (kind: Kind) => `(case when ${isNewer} then usage.${kind} else 0 end + excluded.${kind})`;
const extra = (kind: Kind) => `case when ${isNewer} then usage.extra_${kind} else 0 end`;

/**
 * A step of a `callerChange`: takes all of `amounts` from the plan in force of `who`, or nothing. It returns one row
 * if it was granted; steps that select from it do nothing otherwise. The limit is checked on the locked row, so
 * concurrent calls never get more than the plan allows.
 */
export function spending(amounts: Amounts, who = 'caller'): string {
  const list = (column: (kind: Kind) => string) => KINDS.map(column).join(', ');
  const each = (condition: (kind: Kind) => string) => KINDS.map(condition).join(' and ');
  return `insert into usage_counts as usage (person_id, team_id, counting, period_start,
      ${list((kind) => kind)}, ${list((kind) => `allowed_${kind}`)})
    select plan.person_id, plan.team_id, plan.counting, plan.period_start,
      ${list((kind) => amounts[kind])}, ${list((kind) => `plan.${kind}`)}
    from ${who}, lateral (${planInForce(`${who}.id`, `${who}.team_id`, `${who}.signed_up_at`)}) plan
    where not plan.expired and not plan.pause_active
      and ${each((kind) => `(${amounts[kind]} = 0 or plan.used_${kind} + ${amounts[kind]} <= plan.${kind})`)}
    on conflict (holder, counting) do update set
      period_start = greatest(usage.period_start, excluded.period_start),
      ${list((kind) => `${kind} = ${used(kind)}`)},
      ${list((kind) => `allowed_${kind} = greatest(excluded.allowed_${kind}, ${used(kind)})`)},
      ${list((kind) => `extra_${kind} = ${extra(kind)}`)}
    where ${each((kind) => `(excluded.${kind} = 0 or ${used(kind)} <= excluded.allowed_${kind})`)}
    returning usage.counting, usage.holder`;
}
