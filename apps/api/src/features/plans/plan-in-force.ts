import type { CountName, SubscriptionType } from '@ridgeline/core/plans';
import { FREE_PLAN, heldSubscription, PLAN_IS_EXPIRED, planClock } from '../../db/kept-plans.ts';

/** The allowances of a plan, and what was used of them. */
export type PlanInForceRow = {
  readonly type: SubscriptionType;
  readonly expired: boolean;
  readonly pauseActive: boolean;
  readonly counting: CountName;
  readonly quickViews: number;
  readonly codeDetails: number;
  readonly weather: number;
  readonly usedQuickViews: number;
  readonly usedCodeDetails: number;
  readonly usedWeather: number;
};

export const PLAN_IN_FORCE_COLUMNS = `plan.subscription_type as type, plan.expired, plan.pause_active as "pauseActive",
  plan.counting, plan.quick_views as "quickViews", plan.code_details as "codeDetails", plan.weather,
  plan.used_quick_views as "usedQuickViews", plan.used_code_details as "usedCodeDetails",
  plan.used_weather as "usedWeather"`;

/**
 * One row: the plan in force of a person: the team's before their own, else the free one. It repeats core's policies
 * in SQL (`countInUse`, `isPlanExpired`, `isPauseActive`, `projectQuota`, `periodEnd`), so that spending is one
 * statement; `plan-in-force.spec.ts` compares the two. The arguments are SQL that names the person's columns.
 */
// D PLAN-1.2: a person without a plan, of their own or of their team, is on the free plan.
export function planInForce(person: string, team: string, signedUpAt: string): string {
  return `select plan.*, subscription.id as subscription_id, clock.at,
      ${PLAN_IS_EXPIRED} as expired,
      coalesce(clock.at >= subscription.pause_active_at and clock.at < subscription.resumes_at, false) as pause_active,
      counted.counting, counted.person_id, counted.team_id, counted.period_start,
      month.starts_at as month_starts_at, month.ends_at as month_ends_at,
      coalesce(team.bucket_size, plan.gives_quick_views) + now_used.extra_quick_views as quick_views,
      plan.gives_code_details + now_used.extra_code_details as code_details,
      plan.gives_weather + now_used.extra_weather as weather,
      now_used.quick_views as used_quick_views, now_used.code_details as used_code_details,
      now_used.weather as used_weather
    from (select) one
    left join lateral ${heldSubscription(person, team)} subscription on true
    left join teams team on team.id = ${team}
    join (select plans.sku, subscription_type, free_period_ms, quick_views as gives_quick_views,
      code_details as gives_code_details, weather as gives_weather from plans) plan
      on plan.sku = coalesce(subscription.sku, '${FREE_PLAN}')${planClock(signedUpAt)}
    cross join lateral (select clock.at at time zone 'UTC' as at,
      coalesce(subscription.billing_cycle_anchor, subscription.current_period_end, 'epoch') at time zone 'UTC' as anchor) utc
    cross join lateral (select ((extract(year from utc.at) - extract(year from utc.anchor)) * 12
      + extract(month from utc.at) - extract(month from utc.anchor))::int as months) since
    cross join lateral (select since.months
      - case when utc.anchor + since.months * interval '1 month' > utc.at then 1 else 0 end as n) begun
    cross join lateral (select (utc.anchor + begun.n * interval '1 month') at time zone 'UTC' as starts_at,
      (utc.anchor + (begun.n + 1) * interval '1 month') at time zone 'UTC' as ends_at) month
    -- PLAN-4: a bucket is used up by the whole team, any other quota by the person alone.
    cross join lateral (select
      case when team.bucket_size is null then ${person} end as person_id,
      case when team.bucket_size is not null then team.id end as team_id,
      case when team.bucket_size is not null then 'lifetime'
           when plan.subscription_type = 'trial-plan' then 'free' else 'monthly' end as counting,
      case when team.bucket_size is null and plan.subscription_type <> 'trial-plan'
           then month.starts_at else 'epoch' end as period_start) counted
    left join usage_counts usage on usage.holder = coalesce(counted.team_id, counted.person_id)
      and usage.counting = counted.counting and usage.period_start >= counted.period_start
    cross join lateral (select coalesce(usage.quick_views, 0) as quick_views,
      coalesce(usage.code_details, 0) as code_details, coalesce(usage.weather, 0) as weather,
      coalesce(usage.extra_quick_views, 0) as extra_quick_views,
      coalesce(usage.extra_code_details, 0) as extra_code_details,
      coalesce(usage.extra_weather, 0) as extra_weather) now_used`;
}
