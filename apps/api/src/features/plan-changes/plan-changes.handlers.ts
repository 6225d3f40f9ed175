import type { ProblemCode } from '@ridgeline/contract';
import {
  afterPausing,
  afterReactivating,
  afterRemoving,
  afterResuming,
  pauseVerdict,
  reactivationVerdict,
  removalVerdict,
  resumeVerdict,
  type Subscription,
} from '@ridgeline/core/plans';
import type { Instant } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { keepPlan, planHeld } from '../plans/plans.repository.ts';
import { subscriptionOf } from '../plans/subscription-row.ts';
import { profileOf } from '../profile/profile-on-wire.ts';
import { findCaller } from '../profile/profile.repository.ts';

type PlanChange = 'pausePlan' | 'resumePlan' | 'removePlan' | 'reactivatePlan';

type Standing = {
  readonly plan: Subscription;
  readonly owner: boolean;
  readonly now: Instant;
  readonly paidUntil: Instant | null;
};
type Verdict<Why> = { readonly allowed: true } | { readonly allowed: false; readonly why: Why };

/** A change of a plan, decided by core's policies. */
type Change<Why> = {
  readonly verdict: (standing: Standing) => Verdict<Why>;
  readonly after: (standing: Standing) => Subscription;
  readonly code: (why: Why) => ProblemCode;
};

/** If another request changes the plan between the read and the write, the change is decided again. */
const TRIES = 3;

/** Each answers with the changed profile: therefore the handlers are in an area above plans and profile. */
export function planChangeHandlers({ region }: { readonly region: string }): Pick<Handlers, PlanChange> {
  return {
    // PAUSE-4 PAUSE-6
    pausePlan: ({ body: { durationMonths }, db }) =>
      change(db, {
        verdict: ({ plan, ...facts }) => pauseVerdict(plan, facts),
        after: ({ plan, now }) => afterPausing(plan, durationMonths, now),
        code: (why) => `pause-${why}` as const,
      }),

    resumePlan: ({ db }) =>
      change(db, {
        verdict: ({ plan, ...facts }) => resumeVerdict(plan, facts),
        after: ({ plan, now }) => afterResuming(plan, now),
        code: (why) => `resume-${why}` as const,
      }),

    // PLAN-10
    removePlan: ({ db }) =>
      change(db, {
        verdict: ({ plan, ...facts }) => removalVerdict(plan, facts),
        after: ({ plan, now }) => afterRemoving(plan, now),
        code: (why) => `remove-${why}` as const,
      }),

    reactivatePlan: ({ db }) =>
      change(db, {
        verdict: ({ plan, ...facts }) => reactivationVerdict(plan, facts),
        after: ({ plan }) => afterReactivating(plan),
        code: (why) => `reactivate-${why}` as const,
      }),
  };

  async function change<Why>(
    db: CallerDb,
    { verdict, after, code }: Change<Why>,
  ): Promise<Answer<'pausePlan'>> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const person = await findCaller(db);
      if (!person) throw new Error('a person without a row was let through');
      const held = planHeld(person.subscriptions, person.signedUpAt, person.team?.adminId === person.id);
      if (held.row === null) return problem('no-plan');
      const { owner, row } = held;
      const { now, paidUntil } = row;
      const standing = { plan: subscriptionOf(row, held.signedUpAt), owner, now, paidUntil };
      const decided = verdict(standing);
      if (!decided.allowed) return problem(code(decided.why));
      const kept = await keepPlan(db, row, after(standing));
      if (kept) {
        const subscriptions = [kept, ...person.subscriptions.slice(1)];
        return answer(200, { status: 200, updatedProfile: profileOf({ ...person, subscriptions }, region) });
      }
    }
    return problem('plan-changed');
  }
}
