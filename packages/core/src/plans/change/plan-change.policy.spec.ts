import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, pauses, plans } from '../../testing/plans/plan.arbitrary.ts';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { reach } from '../../testing/shared/reach.ts';
import { DAY } from '../../shared/instant.ts';
import { canPauseAgain, isAboutToPause, isPauseActive, isPaused } from '../pause/pause.policy.ts';
import { pauseOption } from '../pause/pause-options.policy.ts';
import {
  afterExchanging,
  afterPausing,
  afterReactivating,
  afterRemoving,
  afterResuming,
  planAt,
} from './plan-change.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const periodEnd = Date.parse('2026-03-31T10:00:00Z');

describe('a plan that was paused', () => {
  it('PAUSE-6 goes on to the end of the billing period, and resumes on the day of the option', () => {
    expect(afterPausing(aPlan(), 2, now)).toEqual(
      aPlan({ pausedAt: now, pauseActiveAt: periodEnd, resumesAt: Date.parse('2026-05-31T10:00:00Z') }),
    );
  });

  it('PAUSE-6 law: is about to pause, then paused, then resumes by itself', () => {
    fc.assert(
      fc.property(plans(), instants(), fc.integer({ min: 1, max: 12 }), (plan, at, months) => {
        const paused = afterPausing(plan, months, at);
        const { pauseActiveAt, resumesAt } = paused;
        if (pauseActiveAt === null || resumesAt === null) return expect.fail('a pause has its instants');
        expect(resumesAt).toBe(pauseOption(plan, at, months).resumesAt);
        expect(isPaused(paused, at)).toBe(true);
        if (pauseActiveAt > at) expect(isAboutToPause(paused, pauseActiveAt - 1)).toBe(true);
        expect(isPauseActive(paused, pauseActiveAt)).toBe(true);
        expect(isPauseActive(paused, resumesAt - 1)).toBe(true);
        expect(isPaused(paused, resumesAt)).toBe(false);
      }),
    );
  });
});

describe('a plan that was resumed', () => {
  const paused = afterPausing(aPlan(), 3, now);

  it('PAUSE-6 before the pause took effect is as if it had never been paused', () => {
    expect(afterResuming(paused, periodEnd - 1)).toEqual(aPlan());
    expect(canPauseAgain(afterResuming(paused, periodEnd - 1), periodEnd)).toBe(true);
  });

  it('PAUSE-6 PAUSE-9 after that ends its pause there, and keeps it as the one of the year', () => {
    const resumed = afterResuming(paused, periodEnd);
    expect(resumed).toEqual({ ...paused, resumesAt: periodEnd });
    expect(isPaused(resumed, periodEnd)).toBe(false);
    expect(canPauseAgain(resumed, now + 365 * DAY - 1)).toBe(false);
    expect(canPauseAgain(resumed, now + 365 * DAY)).toBe(true);
  });
});

describe('a plan that was removed', () => {
  it('PLAN-10 carries the date, until it is reactivated', () => {
    expect(afterRemoving(aPlan(), now)).toEqual(aPlan({ archivedDate: now }));
    expect(afterReactivating(afterRemoving(aPlan(), now))).toEqual(aPlan());
  });

  it('PLAN-10 runs out with its billing period', () => {
    const removed = afterRemoving(aPlan(), now);
    expect(planAt(removed, periodEnd - 1)).toEqual(removed);
    expect(planAt(removed, periodEnd)).toEqual({ ...removed, isExpired: true });
    const withoutAnchor = { ...removed, details: { ...aPlan().details, billingCycleAnchor: null } };
    expect(planAt(aPlan(withoutAnchor), periodEnd)).toMatchObject({ isExpired: true });
  });
});

describe('a plan at a later moment', () => {
  it('PAUSE-6 is in the billing period that holds it', () => {
    expect(planAt(aPlan(), periodEnd - 1)).toEqual(aPlan());
    expect(planAt(aPlan(), periodEnd)).toEqual(
      aPlan({ details: { currentPeriodEnd: Date.parse('2026-04-30T10:00:00Z') } }),
    );
    const annual = aPlan({ billingPeriod: 'annual' });
    expect(planAt(annual, periodEnd).details?.currentPeriodEnd).toBe(Date.parse('2027-01-31T10:00:00Z'));
  });

  it('PAUSE-6 is unchanged if the provider gave too little', () => {
    const tooLittle = [
      aPlan({ details: null }),
      aPlan({ details: { currentPeriodEnd: null }, archivedDate: now }),
      aPlan({ details: { billingCycleAnchor: null } }),
    ];
    for (const plan of tooLittle) expect(planAt(plan, periodEnd + 400 * DAY)).toEqual(plan);
  });

  it('PAUSE-6 law: advancing by a and then by b is advancing by a + b', () => {
    const step = fc.integer({ min: 0, max: 800 * DAY });
    const reached = reach('same', 'next period', 'expired', 'changed twice');
    fc.assert(
      fc.property(plans(), instants(), step, step, (plan, start, a, b) => {
        const halfway = planAt(plan, start + a);
        const end = planAt(plan, start + a + b);
        expect(planAt(halfway, start + a + b)).toEqual(end);
        const isSame = end === plan;
        reached.at(isSame ? 'same' : end.isExpired && !plan.isExpired ? 'expired' : 'next period');
        if (halfway !== plan && planAt(halfway, start + a + b) !== halfway) reached.at('changed twice');
      }),
      { numRuns: 300 },
    );
    reached.expectEach();
  });
});

describe('a plan that is exchanged for another', () => {
  it('PAUSE-4 law: is not paused, and may be paused again no earlier than before', () => {
    fc.assert(
      fc.property(pauses(), instants(), instants(), (pause, moment, later) => {
        const at = Math.max(moment, pause.pausedAt);
        const after = afterExchanging(pause, at);
        expect(isPaused(after, Math.max(at, later))).toBe(false);
        if (pause.pauseActiveAt <= at) expect(canPauseAgain(after, later)).toBe(canPauseAgain(pause, later));
      }),
    );
  });
});
