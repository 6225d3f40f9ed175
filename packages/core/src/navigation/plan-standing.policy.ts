import type { RouteName } from '../routes/routes.ts';
import type { Profile } from '../profile/profile.ts';
import { currentSubscription } from '../profile/profile.ts';
import type { Instant } from '../shared/instant.ts';
import { isTeamOwner } from '../teams/team-role.policy.ts';
import { addProjectDecision, type AddProjectDecision } from '../plans/project-dialog/add-project.policy.ts';
import { allowancesNow, projectQuota, projectsLeft } from '../plans/allowance.policy.ts';
import type { Allowances } from '../plans/allowances.ts';
import { planTime, type ClockFacts } from '../plans/billing-clock.policy.ts';
import { isBucketPlan } from '../plans/counts.policy.ts';
import { isPauseActive } from '../plans/pause/pause.policy.ts';
import { isPlanExpired } from '../plans/plan-status.policy.ts';
import {
  outOfProjectsDialog,
  renewalDialog,
  type ProjectDialog,
} from '../plans/project-dialog/project-dialog.policy.ts';
import type { Subscription } from '../plans/subscription.ts';

/** Where a person stands with their plan: what the header and every Add Project button are decided by. */
export type PlanStanding = {
  readonly plan: Subscription;
  /** The team's owner, or anyone without a team. */
  readonly owner: boolean;
  readonly signedUpAt: Instant | null;
  /** What time it is for the plan. */
  readonly now: Instant;
  readonly expired: boolean;
  readonly pauseActive: boolean;
  /** What is known of them; a kind that the profile does not count is left out. */
  readonly allowances: Partial<Allowances>;
};

/**
 * Null where the profile holds no plan. What the API tells of the allowances goes before what the profile's own
 * counts would make of them.
 */
export function planStanding(
  profile: Profile,
  clock: ClockFacts,
  told: Allowances | null = null,
): PlanStanding | null {
  const plan = currentSubscription(profile);
  if (plan === null) return null;
  const now = planTime(plan, clock);
  const signedUpAt = profile.signUpTimestamp ?? null;
  const expired = isPlanExpired(plan, { signedUpAt, now });
  return {
    plan,
    owner: ownsPlan(profile),
    signedUpAt,
    now,
    expired,
    pauseActive: isPauseActive(plan, now),
    // PLAN-3
    allowances: told === null ? countedAllowances(profile, plan, expired) : allowancesNow(told, { expired }),
  };
}

// HDR-2: a person of whom no plan is known may go and look an address up; the API decides what it costs.
export function addProjectFrom(standing: PlanStanding | null, screen: RouteName | null): AddProjectDecision {
  return addProjectDecision({
    screen,
    expired: standing?.expired ?? false,
    pauseActive: standing?.pauseActive ?? false,
    quickViewsLeft: standing?.allowances.quickView?.available ?? Number.POSITIVE_INFINITY,
    type: standing?.plan.type ?? 'free-plan',
    showModalsBeforeAddressCollection: standing?.plan.ui.showModalsBeforeAddressCollection ?? false,
  });
}

/** HDR-2: what is said instead of beginning a project; null where there is nothing to say. */
export function addProjectDialog(decision: AddProjectDecision, standing: PlanStanding): ProjectDialog | null {
  if (decision === 'renewal') return renewalDialog(standing.plan, standing);
  return decision === 'upgrade-prompt' || decision === 'remaining-projects-prompt'
    ? outOfProjectsDialog(standing.plan, standing)
    : null;
}

/** A team that is named but not told of is taken for somebody else's. */
function ownsPlan({ userId, team, teamId }: Profile): boolean {
  return team ? isTeamOwner(userId, team) : (teamId ?? null) === null;
}

// HDR-6
// D HDR-6.1: a bucket is used up by the whole team, any other allowance by the person alone.
function countedAllowances(
  { team, counts }: Profile,
  plan: Subscription,
  expired: boolean,
): Partial<Allowances> {
  const teamPlan = team?.limits.planConfig ?? null;
  const inUse = (isBucketPlan(teamPlan) ? team?.counts : counts) ?? null;
  if (inUse === null) return {};
  const facts = { plan, teamPlan };
  const quickView = {
    allocation: projectQuota(facts),
    available: projectsLeft({ ...facts, counts: inUse, expired }),
  };
  return { quickView };
}
