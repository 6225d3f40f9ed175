import { planInForce } from './plan-in-force.ts';

const KINDS = ['quick_views', 'code_details', 'weather'] as const;
const list = (column: (kind: (typeof KINDS)[number]) => string) => KINDS.map(column).join(', ');

const isNewer = 'usage.period_start >= excluded.period_start';
const inPeriod = (column: string) => `case when ${isNewer} then usage.${column} else 0 end`;

/**
 * Steps of a `callerChange` that begins a plan at `$13` for `holder`: the usage of the month and its add-ons belong to the
 * person, and become those of the first month of the new plan. They read the plan of each member as it was before.
 */
// D PLAN-4.2: a change of plan fills up no allowance and loses no add-on. What a trial used counts for the trial alone.
export const USAGE_GOES_ALONG = {
  before: `select person.id, plan.*
    from settled, (select holder.person_id as id from holder
        union select holder.buyer from holder
        union select member.person_id from team_members member, holder where member.team_id = holder.team_id) affected
      join people person on person.id = affected.id
      left join team_members mine on mine.person_id = person.id
      cross join lateral (select held.counting, held.month_starts_at,
          ${list((kind) => `least(held.${kind} - held.gives_${kind}, greatest(0, held.${kind} - held.used_${kind})) as left_${kind}`)}
        from (${planInForce('person.id', 'mine.team_id', 'person.signed_up_at')}) held) plan`,
  usage_of_month: `update usage_counts usage set period_start = $13::timestamptz from before
    where usage.holder = before.id and usage.counting = 'monthly' and before.counting = 'monthly'
      and usage.period_start >= before.month_starts_at
    returning usage.holder`,
  add_ons_of_trial: `update usage_counts usage set ${list((kind) => `extra_${kind} = 0`)} from before
    where usage.holder = before.id and usage.counting = 'free' and before.counting = 'free'
    returning usage.holder`,
  add_ons_of_month: `insert into usage_counts as usage (person_id, counting, period_start, ${list((kind) => `extra_${kind}`)})
    select before.id, 'monthly', $13::timestamptz, ${list((kind) => `before.left_${kind}`)} from before
    where before.counting = 'free' and greatest(${list((kind) => `before.left_${kind}`)}) > 0
    on conflict (holder, counting) do update set period_start = greatest(usage.period_start, excluded.period_start),
      ${list((kind) => `${kind} = ${inPeriod(kind)}`)},
      ${list((kind) => `extra_${kind} = ${inPeriod(`extra_${kind}`)} + excluded.extra_${kind}`)}
    returning usage.holder`,
} as const;
