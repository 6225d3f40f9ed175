import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { planCouponVerdict, type PlanCouponRefusal } from './plan-coupon.policy.ts';
import type { Buyer } from './plan-purchase.policy.ts';

const paid = aPlan();

describe('a coupon for a plan', () => {
  it.each<[string, Buyer, PlanCouponRefusal | null]>([
    ['a paid plan', { owner: true, plan: paid }, null],
    ['the plan of a team', { owner: true, plan: aPlan({ type: 'paid-team-plan' }) }, null],
    ['no plan', { owner: true, plan: null }, 'without-bill'],
    ['a trial', { owner: true, plan: aPlan({ type: 'trial-plan' }) }, 'without-bill'],
    ['the free plan', { owner: true, plan: aPlan({ type: 'free-plan' }) }, 'without-bill'],
    ['an expired plan', { owner: true, plan: aPlan({ isExpired: true }) }, 'without-bill'],
    ['a removed plan', { owner: true, plan: aPlan({ archivedDate: 1 }) }, 'without-bill'],
    ['a plan that was given away', { owner: true, plan: aPlan({ purchaseProvider: null }) }, 'without-bill'],
    ['the plan of a team they are only in', { owner: false, plan: paid }, 'not-owner'],
    [
      'a plan of Android',
      { owner: true, plan: aPlan({ platform: 'android', purchaseProvider: 'google-play' }) },
      'bought-on-android',
    ],
  ])('PLAN-9 D PLAN-9.27 is judged by its plan: %s', (_, buyer, why) => {
    expect(planCouponVerdict(buyer)).toEqual(why === null ? { allowed: true } : { allowed: false, why });
  });
});
