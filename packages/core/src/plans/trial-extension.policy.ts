import { DAY, type Instant } from '../shared/instant.ts';
import { firstMatch, type Cases } from '../shared/first-match.ts';
import type { Subscription } from './subscription.ts';
import { trialEnd, type TrialFacts, type TrialPlan } from './trial.policy.ts';

export const LONGEST_EXTENSION = 90 * DAY;

export type TrialExtensionRefusal = 'not-a-trial' | 'plan-follows' | 'not-later' | 'too-far';
export type TrialExtensionVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: TrialExtensionRefusal };

export type ExtensionFacts = TrialFacts & {
  /** When the trial is to end. */
  readonly until: Instant;
  /** A plan is ordered that begins, and is charged, when the trial ends. */
  readonly isFollowed: boolean;
};

type Asked = ExtensionFacts & { readonly plan: Pick<Subscription, 'type'> & TrialPlan };

// D ADR 48: support may extend a trial, never shorten it, and only by a limited time.
const REFUSALS: Cases<Asked, TrialExtensionRefusal | null> = [
  [({ plan }) => plan.type !== 'trial-plan', 'not-a-trial'],
  [({ isFollowed }) => isFollowed, 'plan-follows'],
  [({ plan, signedUpAt, until }) => until <= (trialEnd(plan, signedUpAt) ?? until - 1), 'not-later'],
  [({ until, now }) => until <= now, 'not-later'],
  [({ until, now }) => until > now + LONGEST_EXTENSION, 'too-far'],
];

export function trialExtensionVerdict(plan: Asked['plan'], facts: ExtensionFacts): TrialExtensionVerdict {
  const why = firstMatch(REFUSALS, { ...facts, plan }, null);
  return why === null ? { allowed: true } : { allowed: false, why };
}
