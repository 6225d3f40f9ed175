import type { ProblemCode } from '@ridgeline/contract';
import { couponCharges, type Coupon, planCouponVerdict } from '@ridgeline/core/billing';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { problem, type Problem } from '../../problems/problem.ts';
import { couponTaken } from './coupon-uses.ts';
import { orderFactsFor } from './order-facts.repository.ts';
import { couponFrom, currentPlan, isCouponUsedUp } from './order-estimate.ts';

const REFUSALS = {
  'not-owner': 'order-not-owner',
  'bought-on-android': 'order-bought-on-android',
  'without-bill': 'coupon-without-bill',
} as const satisfies Readonly<Record<string, ProblemCode>>;

const APPLY = callerChange(
  'apply-coupon',
  {
    applied: `update subscriptions kept set coupon_id = $4, coupon_charges_left = $5, revision = kept.revision + 1 from caller
      where kept.id = $2::uuid and kept.revision = $3
        and (kept.person_id = caller.id or (kept.team_id = caller.team_id and caller.owns_team))
      returning kept.id, kept.coupon_id, caller.id as person_id, kept.team_id as holder`,
    ...couponTaken('applied'),
  },
  'select id from applied',
);

/** If the plan has changed in the meantime, it is decided again, at most this often. */
const TRIES = 3;

/** Puts a coupon on the caller's plan. One that the plan has already is not used once more. */
// PLAN-1 PLAN-9
export async function putCoupon(db: CallerDb, couponCode: string): Promise<Coupon | Problem> {
  const named = { sku: null, couponCode, state: null, key: null, said: null };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const facts = await orderFactsFor(db, named);
    const coupon = couponFrom(facts.coupon);
    if (facts.coupon === null || coupon === null) return problem('coupon-unknown', 'body/couponId');
    const verdict = planCouponVerdict({ owner: !facts.inTeam || facts.ownsTeam, plan: currentPlan(facts) });
    if (!verdict.allowed) return problem(REFUSALS[verdict.why]);
    const [row] = facts.subscriptions;
    if (!row) return problem('no-plan');
    if (row.couponId === coupon.id) return coupon;
    if (isCouponUsedUp(facts)) return problem('coupon-used-up', 'body/couponId');
    const chargesLeft = couponCharges(facts.coupon, row.billingPeriod);
    const put = await db.rows(APPLY, [row.id, row.revision, coupon.id, chargesLeft]);
    if (put.length > 0) return coupon;
  }
  return problem('plan-changed');
}
