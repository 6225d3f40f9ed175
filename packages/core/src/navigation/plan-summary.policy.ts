import type { RouteName } from '../routes/routes.ts';
import type { Profile } from '../profile/profile.ts';
import { currentSubscription } from '../profile/profile.ts';
import type { Instant } from '../shared/instant.ts';
import { isTeamOwner, teamRoleOf } from '../teams/team-role.policy.ts';
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

/** The user's plan status, on which the header and every Add Project button are based. */
export type PlanSummary = {
  readonly plan: Subscription;
  /** The team's owner, or anyone without a team. */
  readonly owner: boolean;
  /** A viewer of a team, who only reads. */
  readonly viewer: boolean;
  readonly signedUpAt: Instant | null;
  /** The plan's current time. */
  readonly now: Instant;
  readonly expired: boolean;
  readonly pauseActive: boolean;
  /** The known allowances; kinds without a count in the profile are omitted. */
  readonly allowances: Partial<Allowances>;
};

/**
 * Null if the profile has no plan. Allowances from the API take precedence over those derived from the profile's
 * counts.
 */
export function planSummary(
  profile: Profile,
  clock: ClockFacts,
  told: Allowances | null = null,
): PlanSummary | null {
  const plan = currentSubscription(profile);
  if (plan === null) return null;
  const now = planTime(plan, clock);
  const signedUpAt = profile.signUpTimestamp ?? null;
  const expired = isPlanExpired(plan, { signedUpAt, now });
  return {
    plan,
    owner: ownsPlan(profile),
    viewer: teamRoleOf(profile.userId, profile.team ?? null) === 'viewer',
    signedUpAt,
    now,
    expired,
    pauseActive: isPauseActive(plan, now),
    // PLAN-3
    allowances: told === null ? countedAllowances(profile, plan, expired) : allowancesNow(told, { expired }),
  };
}

// HDR-2: a user without a known plan may look up an address; the API decides what it costs.
export function addProjectFrom(summary: PlanSummary | null, screen: RouteName | null): AddProjectDecision {
  return addProjectDecision({
    screen,
    viewer: summary?.viewer ?? false,
    expired: summary?.expired ?? false,
    pauseActive: summary?.pauseActive ?? false,
    quickViewsLeft: summary?.allowances.quickView?.available ?? Number.POSITIVE_INFINITY,
    type: summary?.plan.type ?? 'free-plan',
    showModalsBeforeAddressCollection: summary?.plan.ui.showModalsBeforeAddressCollection ?? false,
  });
}

/** HDR-2: the dialog shown instead of starting a project; null if there is none. */
export function addProjectDialog(decision: AddProjectDecision, summary: PlanSummary): ProjectDialog | null {
  if (decision === 'renewal') return renewalDialog(summary.plan, summary);
  return decision === 'upgrade-prompt' || decision === 'remaining-projects-prompt'
    ? outOfProjectsDialog(summary.plan, summary)
    : null;
}

/** A team without details is assumed to be owned by another user. */
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
