import type { Instant } from '../../shared/instant.ts';
import { firstMatch, type Cases } from '../../shared/first-match.ts';
import { isPaused } from './pause.policy.ts';
import type { ResumeRefusal } from '../plan-change-refusals.ts';
import type { PauseDates, Subscription } from '../subscription.ts';

export type ResumeVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: ResumeRefusal };

export type ResumablePlan = Pick<Subscription, 'platform'> & PauseDates;
type ResumeFacts = { readonly owner: boolean; readonly now: Instant };

// PAUSE-10: a member is sent to the owner first, whatever the platform.
const REFUSALS: Cases<ResumablePlan & ResumeFacts, ResumeRefusal | null> = [
  [(plan) => !isPaused(plan, plan.now), 'not-paused'],
  [({ owner }) => !owner, 'not-owner'],
  [({ platform }) => platform === 'android', 'bought-on-android'],
];

export function resumeVerdict(plan: ResumablePlan, facts: ResumeFacts): ResumeVerdict {
  const why = firstMatch(REFUSALS, { ...plan, ...facts }, null);
  return why === null ? { allowed: true } : { allowed: false, why };
}
