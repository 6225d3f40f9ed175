import { describe, expect, it } from 'vitest';
import { aPlan, type PlanChange } from '../../testing/plans/plan.builder.ts';
import { isManagedInMobileApp, reactivationVerdict, removalVerdict } from './plan-removal.policy.ts';

const archivedDate = Date.parse('2026-02-20T15:00:00Z');
const allowed = { allowed: true };

describe('whether a plan may be removed', () => {
  it.each<[string, PlanChange, boolean, object]>([
    ['the owner', {}, true, allowed],
    ['the owner of a team plan', { type: 'paid-team-plan' }, true, allowed],
    ['the owner of an expired plan', { isExpired: true }, true, allowed],
    [
      'a member, whatever the plan',
      { platform: 'android', type: 'free-plan' },
      false,
      { allowed: false, why: 'not-owner' },
    ],
    [
      'the owner on Android, whatever the plan',
      { platform: 'android', type: 'free-plan' },
      true,
      { allowed: false, why: 'bought-on-android' },
    ],
    [
      'the owner of a free plan',
      { type: 'free-plan', archivedDate },
      true,
      { allowed: false, why: 'not-a-paid-plan' },
    ],
    ['the owner of a trial', { type: 'trial-plan' }, true, { allowed: false, why: 'not-a-paid-plan' }],
    ['the owner, a second time', { archivedDate }, true, { allowed: false, why: 'already-removed' }],
  ])('PLAN-10 by %s', (_, change, owner, verdict) => {
    expect(removalVerdict(aPlan(change), { owner })).toEqual(verdict);
  });
});

describe('whether a plan may be reactivated', () => {
  it.each<[string, PlanChange, boolean, object]>([
    ['the owner of a removed plan', { archivedDate }, true, allowed],
    ['a member', { archivedDate, platform: 'android' }, false, { allowed: false, why: 'not-owner' }],
    ['the owner on Android', { platform: 'android' }, true, { allowed: false, why: 'bought-on-android' }],
    ['the owner of a plan in force', { isExpired: true }, true, { allowed: false, why: 'not-removed' }],
    ['the owner, too late', { archivedDate, isExpired: true }, true, { allowed: false, why: 'expired' }],
  ])('PLAN-10 by %s', (_, change, owner, verdict) => {
    expect(reactivationVerdict(aPlan(change), { owner })).toEqual(verdict);
  });
});

describe('whether a plan is managed in the mobile app', () => {
  it.each([
    ['android', true, false, true],
    ['android', true, true, false],
    ['android', false, false, false],
    ['web', true, false, false],
  ] as const)('D PLAN-10.1 on %s, by its owner %s, over %s', (platform, owner, expired, managed) => {
    expect(isManagedInMobileApp(aPlan({ platform }), { owner, expired })).toBe(managed);
  });
});
