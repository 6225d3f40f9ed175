import { firstMatch, type Cases } from '../../shared/first-match.ts';
import type { ReactivationRefusal, RemovalRefusal } from '../plan-change-refusals.ts';
import { isPaidPlan } from '../plan-status.policy.ts';
import type { Subscription } from '../subscription.ts';

type Verdict<Refusal> = { readonly allowed: true } | { readonly allowed: false; readonly why: Refusal };
export type RemovalVerdict = Verdict<RemovalRefusal>;
export type ReactivationVerdict = Verdict<ReactivationRefusal>;

export type RemovablePlan = Pick<Subscription, 'type' | 'platform' | 'archivedDate' | 'isExpired'>;
type RemovalFacts = RemovablePlan & { readonly owner: boolean };

const notOwner = ({ owner }: RemovalFacts): boolean => !owner;
const boughtOnAndroid = ({ platform }: RemovalFacts): boolean => platform === 'android';
const isRemoved = ({ archivedDate }: RemovalFacts): boolean => archivedDate !== null;

// PLAN-10
// D PLAN-10.1: only the owner removes and reactivates; a plan bought on Android is managed there.
const REMOVAL: Cases<RemovalFacts, RemovalRefusal | null> = [
  [notOwner, 'not-owner'],
  [boughtOnAndroid, 'bought-on-android'],
  [(facts) => !isPaidPlan(facts), 'not-a-paid-plan'],
  [isRemoved, 'already-removed'],
];

// PLAN-10
// D PLAN-10.2: a removed plan can be reactivated until it expires; after that it must be bought again.
const REACTIVATION: Cases<RemovalFacts, ReactivationRefusal | null> = [
  [notOwner, 'not-owner'],
  [boughtOnAndroid, 'bought-on-android'],
  [(facts) => !isRemoved(facts), 'not-removed'],
  [({ isExpired }) => isExpired, 'expired'],
];

export function removalVerdict(plan: RemovablePlan, { owner }: { readonly owner: boolean }): RemovalVerdict {
  return verdict(firstMatch(REMOVAL, { ...plan, owner }, null));
}

export function reactivationVerdict(
  plan: RemovablePlan,
  { owner }: { readonly owner: boolean },
): ReactivationVerdict {
  return verdict(firstMatch(REACTIVATION, { ...plan, owner }, null));
}

/** Its owner changes and cancels it in the mobile app, and not here, as long as it lasts. */
// D PLAN-10.1
export function isManagedInMobileApp(
  plan: RemovablePlan,
  { owner, expired }: { readonly owner: boolean; readonly expired: boolean },
): boolean {
  return owner && !expired && boughtOnAndroid({ ...plan, owner });
}

function verdict<Refusal>(why: Refusal | null): Verdict<Refusal> {
  return why === null ? { allowed: true } : { allowed: false, why };
}
