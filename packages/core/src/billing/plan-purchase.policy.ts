import { firstMatch, type Cases } from '../shared/first-match.ts';
import { isPaidPlan } from '../plans/plan-status.policy.ts';
import type { Subscription } from '../plans/subscription.ts';
import { fieldsOf } from '../shared/fields-of.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { OrderWish } from './order.ts';

export type PlanPurchaseQuery = { readonly sku: string; readonly payUpFront: boolean };

/** Parameters of `/plans/purchase`. */
// NAV-4 PLAN-8
export function parsePlanPurchaseQuery(query: unknown): Result<PlanPurchaseQuery, 'sku-missing'> {
  const given = fieldsOf<'sku' | 'payUpFront'>(query);
  const sku = typeof given.sku === 'string' ? given.sku.trim() : '';
  if (sku === '') return fail('sku-missing');
  return ok({ sku, payUpFront: given.payUpFront === 'true' });
}

/** The buyer. Owner: the owner of a team, or a user without a team. */
export type Buyer = { readonly owner: boolean; readonly plan: Subscription | null };

export type PurchaseRefusal = 'not-owner' | 'plan-expired' | 'bought-on-android' | 'already-on-plan';
export type PurchaseVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: PurchaseRefusal };

type Facts = Buyer & { readonly wish: OrderWish };

const goesOn = ({ plan }: Facts): boolean => plan !== null && isPaidPlan(plan) && !plan.isExpired;

// PLAN-1 PLAN-9
// D PLAN-9.3: only the owner buys plans and add-ons, anyone buys a single report; a plan bought on Android is changed
// there; the current plan cannot be bought again; an expired plan gets no add-ons, which nobody could use.
const REFUSALS: Cases<Facts, PurchaseRefusal | null> = [
  [({ wish }) => wish.is === 'report', null],
  [({ owner }) => !owner, 'not-owner'],
  [({ wish, plan }) => wish.is === 'add-on' && plan?.isExpired === true, 'plan-expired'],
  [({ wish }) => wish.is === 'add-on', null],
  [(facts) => goesOn(facts) && facts.plan?.platform === 'android', 'bought-on-android'],
  [(facts) => goesOn(facts) && facts.plan?.archivedDate === null && isSamePlan(facts), 'already-on-plan'],
];

export function purchaseVerdict(wish: OrderWish, buyer: Buyer): PurchaseVerdict {
  const why = firstMatch(REFUSALS, { ...buyer, wish }, null);
  return why === null ? { allowed: true } : { allowed: false, why };
}

function isSamePlan({ wish, plan }: Facts): boolean {
  return (
    wish.is === 'plan' &&
    wish.sku === plan?.sku &&
    wish.billing === plan.billingPeriod &&
    wish.variant === plan.option
  );
}
