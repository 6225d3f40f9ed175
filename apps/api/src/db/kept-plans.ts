/** The plan of a person who has no other. */
export const FREE_PLAN = 'plan_free';

/** The subscriptions of a person and of their team. Two index reads: an `or` would scan the table. */
export const plansKept = (person: string, team: string) => `(
    select of_team.* from subscriptions of_team where of_team.team_id = ${team}
    union all select own.* from subscriptions own where own.person_id = ${person})`;

/** PLAN-1: the plan in force: the team's before the person's own. The arguments are SQL for their ids. */
export const heldSubscription = (person: string, team: string) => `(
    select kept.* from ${plansKept(person, team)} kept order by kept.team_id is null limit 1)`;

/** The caller's time: that of the plan in force, whose test clock may be moved. An expression that reads `caller`. */
// D PAUSE-5.1
export const CALLERS_TIME = `coalesce((select test_clock(held.test_clock_at)
    from ${heldSubscription('caller.id', 'caller.team_id')} held), now())`;

const PLAN_RIGHTS = { team: 'allow_team_access', integrations: 'allow_integration_access' } as const;
/** What a plan may include. */
export type PlanRight = keyof typeof PLAN_RIGHTS;

/** PLAN-2: the time by which a plan is evaluated, and when its trial ends. They read `subscription` and `plan`. */
export const planClock = (signedUpAt: string) => `
    cross join lateral (select coalesce(test_clock(subscription.test_clock_at), now()) as at) clock
    cross join lateral (select coalesce(subscription.ends_at,
      coalesce(subscription.started_at, ${signedUpAt}) + plan.free_period_ms * interval '1 millisecond') as ends_at) trial`;

/** PLAN-2 PLAN-3: half a day before a trial ends, its days left round to zero. */
export const PLAN_IS_EXPIRED = `(coalesce(subscription.is_expired, false)
        or coalesce(subscription.archived_at is not null and subscription.current_period_end <= clock.at, false)
        or (plan.subscription_type = 'trial-plan' and coalesce(clock.at > trial.ends_at - interval '12 hours', true)))`;

/** PLAN-10: whether the plan in force includes a right. Integrations can read only while it does. */
export const planIncludes = (
  right: PlanRight,
  {
    person,
    team,
    signedUpAt,
  }: { readonly person: string; readonly team: string; readonly signedUpAt: string },
) => `(
    select plan.${PLAN_RIGHTS[right]}${right === 'integrations' ? ` and not ${PLAN_IS_EXPIRED}` : ''}
    from (select) one
    left join lateral ${heldSubscription(person, team)} subscription on true
    join plans plan on plan.sku = coalesce(subscription.sku, '${FREE_PLAN}')${planClock(signedUpAt)})`;
