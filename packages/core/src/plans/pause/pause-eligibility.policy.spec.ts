import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, plans } from '../../testing/plans/plan.arbitrary.ts';
import { aPlan, type PlanChange } from '../../testing/plans/plan.builder.ts';
import { DAY } from '../../shared/instant.ts';
import { pauseButton, pauseVerdict } from './pause-eligibility.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const owner = { owner: true, now };
const member = { owner: false, now };

const pausing = { pausedAt: now - DAY, pauseActiveAt: now + DAY, resumesAt: now + 31 * DAY };
const paused = { pausedAt: now - 20 * DAY, pauseActiveAt: now - DAY, resumesAt: now + 30 * DAY };
const resumed = { pausedAt: now - 100 * DAY, pauseActiveAt: now - 90 * DAY, resumesAt: now - 30 * DAY };
const longAgo = { pausedAt: now - 365 * DAY, pauseActiveAt: now - 340 * DAY, resumesAt: now - 300 * DAY };

const because = (change: PlanChange): unknown => pauseVerdict(aPlan({ ...paused, ...change }), member);

describe('whether payments may be paused', () => {
  it.each<[string, PlanChange, object]>([
    ['a monthly plan', {}, { allowed: true }],
    ['a monthly team plan', { type: 'paid-team-plan' }, { allowed: true }],
    ['a plan of no known platform', { platform: null }, { allowed: true }],
    ['a plan bought on iOS', { platform: 'ios' }, { allowed: true }],
    ['an annual plan', { billingPeriod: 'annual' }, { allowed: false, why: 'not-monthly' }],
    [
      'a plan that its product does not let pause',
      { ui: { canPauseSubscription: false } },
      { allowed: false, why: 'plan-cannot-pause' },
    ],
    ['a removed plan', { archivedDate: now - DAY }, { allowed: false, why: 'plan-cannot-pause' }],
    ['an expired plan', { isExpired: true }, { allowed: false, why: 'plan-cannot-pause' }],
    ['a plan bought on Android', { platform: 'android' }, { allowed: false, why: 'bought-on-android' }],
    ['a plan about to pause', pausing, { allowed: false, why: 'already-paused', until: pausing.resumesAt }],
    ['a paused plan', paused, { allowed: false, why: 'already-paused', until: paused.resumesAt }],
    [
      'a plan that has paused this year',
      resumed,
      { allowed: false, why: 'paused-within-12-months', until: resumed.pausedAt + 365 * DAY },
    ],
    ['a plan that paused 365 days ago', longAgo, { allowed: true }],
    [
      'a plan that paused 1 ms less than 365 days ago',
      { ...longAgo, pausedAt: longAgo.pausedAt + 1 },
      { allowed: false, why: 'paused-within-12-months', until: now + 1 },
    ],
  ])('PAUSE-4 PAUSE-6 PAUSE-9 %s', (_, change, verdict) => {
    expect(pauseVerdict(aPlan(change), owner)).toEqual(verdict);
  });

  it('PAUSE-10 is not for a member to decide', () => {
    expect(pauseVerdict(aPlan(), member)).toEqual({ allowed: false, why: 'not-owner' });
  });

  it.each([
    ['is paid until later', now + 1, {}, { allowed: true }],
    ['is paid until now', now, {}, { allowed: false, why: 'payment-due' }],
    ['is on a pause, and paid until it', now - DAY, paused, { why: 'already-paused' }],
    ['was never paid here', null, {}, { allowed: true }],
  ] as const)('PAUSE-6 of a plan that %s', (_, paidUntil, change, verdict) => {
    expect(pauseVerdict(aPlan(change), { ...owner, paidUntil })).toMatchObject(verdict);
  });

  it('PAUSE-6 says the first reason that holds', () => {
    const everything = {
      platform: 'android',
      billingPeriod: 'annual',
      ui: { canPauseSubscription: false },
    } as const;
    expect(because(everything)).toMatchObject({ why: 'bought-on-android' });
    expect(because({ ...everything, platform: 'web' })).toMatchObject({ why: 'not-monthly' });
    expect(because({ ui: everything.ui })).toMatchObject({ why: 'plan-cannot-pause' });
    expect(because({})).toMatchObject({ why: 'not-owner' });
  });

  it('PAUSE-6 law: annual and Android plans never pause from the web, for any person and time', () => {
    fc.assert(
      fc.property(plans(), fc.boolean(), instants(), (plan, isOwner, at) => {
        const verdict = pauseVerdict(plan, { owner: isOwner, now: at });
        if (plan.billingPeriod === 'annual' || plan.platform === 'android')
          expect(verdict.allowed).toBe(false);
        if (verdict.allowed) expect([plan.ui.canPauseSubscription, isOwner]).toEqual([true, true]);
      }),
    );
  });

  it('PAUSE-9 law: a refusal that names a date no longer holds on that date', () => {
    fc.assert(
      fc.property(plans(), instants(), (plan, at) => {
        const verdict = pauseVerdict(plan, { owner: true, now: at });
        if (verdict.allowed || !('until' in verdict)) return;
        expect(verdict.until).toBeGreaterThan(at);
        const then = pauseVerdict(plan, { owner: true, now: verdict.until });
        expect(then).not.toEqual(verdict);
        const justBefore = pauseVerdict(plan, { owner: true, now: verdict.until - 1 });
        expect(justBefore.allowed).toBe(false);
      }),
    );
  });
});

describe('the button', () => {
  it('PAUSE-8 is Pause Payments where pausing is offered', () => {
    expect(pauseButton(aPlan(), owner)).toEqual({ is: 'pause', verdict: { allowed: true } });
  });

  it('PAUSE-9 stays Pause Payments where the answer is to wait', () => {
    expect(pauseButton(aPlan(resumed), owner)).toEqual({
      is: 'pause',
      verdict: { allowed: false, why: 'paused-within-12-months', until: resumed.pausedAt + 365 * DAY },
    });
  });

  it.each<[string, PlanChange]>([
    ['about to pause', pausing],
    ['paused', paused],
    ['paused and annual', { ...paused, billingPeriod: 'annual' }],
  ])('PAUSE-8 is Resume for a plan %s', (_, change) => {
    expect(pauseButton(aPlan(change), owner)).toEqual({ is: 'resume', verdict: { allowed: true } });
  });

  it('PAUSE-10 is Resume, with the reason why not, for a member and on Android', () => {
    const why = (change: PlanChange, facts: typeof owner): unknown =>
      pauseButton(aPlan({ ...paused, ...change }), facts);
    expect(why({}, member)).toEqual({ is: 'resume', verdict: { allowed: false, why: 'not-owner' } });
    expect(why({ platform: 'android' }, owner)).toEqual({
      is: 'resume',
      verdict: { allowed: false, why: 'bought-on-android' },
    });
  });

  it.each<[string, PlanChange, typeof owner]>([
    ['an annual plan', { billingPeriod: 'annual' }, owner],
    ['a plan that cannot pause', { ui: { canPauseSubscription: false } }, owner],
    ['a plan bought on Android', { platform: 'android' }, owner],
    ['a member', {}, member],
  ])('PAUSE-6 is not there for %s', (_, change, facts) => {
    expect(pauseButton(aPlan(change), facts)).toBeNull();
  });
});
