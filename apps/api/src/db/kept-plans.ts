/** The plan of whoever has no other. */
export const FREE_PLAN = 'plan_free';

/** The plans that a person and their team keep. Two reads by index: an `or` would read all there are. */
export const plansKept = (person: string, team: string) => `(
    select of_team.* from subscriptions of_team where of_team.team_id = ${team}
    union all select own.* from subscriptions own where own.person_id = ${person})`;

/** PLAN-1: the plan that holds for somebody, the team's before their own. The arguments are SQL that names them. */
export const heldSubscription = (person: string, team: string) => `(
    select kept.* from ${plansKept(person, team)} kept order by kept.team_id is null limit 1)`;

const PLAN_RIGHTS = { team: 'allow_team_access', integrations: 'allow_integration_access' } as const;
/** What a plan may include. */
export type PlanRight = keyof typeof PLAN_RIGHTS;

/** PLAN-10: whether the plan that holds for somebody includes something. */
export const planIncludes = (right: PlanRight, person: string, team: string) => `(
    select plan.${PLAN_RIGHTS[right]} from plans plan where plan.sku = coalesce(
      (select held.sku from ${heldSubscription(person, team)} held), '${FREE_PLAN}'))`;
