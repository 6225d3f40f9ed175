import type { PlannedPlan } from '../billing/planned-plan-gateway.port.ts';
import type { AllowanceRefusal } from '../plans/allowance-refusal.policy.ts';
import type { Allowance, Allowances } from '../plans/allowances.ts';
import type { PauseVerdict } from '../plans/pause/pause-eligibility.policy.ts';
import type { Subscription } from '../plans/subscription.ts';
import type { Instant } from '../shared/instant.ts';
import type { TeamRole } from '../teams/team.ts';

/** A person as a list shows them. */
export type FoundPerson = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly signedUpAt: Instant;
};

export type AllowanceKind = keyof Allowances;
/** `why` is null if some of it may be used now. */
export type AllowanceStanding = Allowance & { readonly why: AllowanceRefusal | null };
export type AllowanceStandings = Readonly<Record<AllowanceKind, AllowanceStanding>>;

/** What the support desk has added to an allowance. */
export type AllowanceGrant = {
  readonly id: string;
  readonly kind: AllowanceKind;
  readonly amount: number;
  readonly reason: string;
  readonly grantedAt: Instant;
};

/** A person as the support desk sees them: who they are, what they have, and why. */
export type PersonStanding = {
  readonly person: FoundPerson;
  readonly signsInBy: string;
  readonly emailVerifiedAt: Instant | null;
  readonly phoneVerified: boolean;
  readonly acceptedTosAt: Instant | null;
  /** Works at the support desk. */
  readonly isAdmin: boolean;
  readonly team: {
    readonly id: string;
    readonly name: string;
    readonly role: TeamRole;
    readonly isOwner: boolean;
  } | null;
  /** The plan in force; null on the free plan. */
  readonly plan: Subscription | null;
  readonly planOf: 'person' | 'team' | null;
  /** The plan that was ordered for the end of this one, a trial. */
  readonly planned: PlannedPlan | null;
  /** The time by which the plan is judged. */
  readonly now: Instant;
  /** Null without a plan to pause. */
  readonly pause: PauseVerdict | null;
  readonly allowances: AllowanceStandings;
  /** The last ones. */
  readonly grants: readonly AllowanceGrant[];
  readonly projects: number;
};
