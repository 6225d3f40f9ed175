import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlanWish, aReceipt, aReportPurchaseWish, anAddOnWish } from '../testing/billing/billing.builder.ts';
import { aPlan, aTrial } from '../testing/plans/plan.builder.ts';
import type { OrderWish } from './order.ts';
import { parsePlanPurchaseQuery, purchaseVerdict } from './plan-purchase.policy.ts';
import { singlePurchaseOf } from './single-purchase.policy.ts';

const essential = aPlan({ option: 'national' });
const same = aPlanWish();

describe('what /plans/purchase is opened with', () => {
  it.each([
    [{ sku: 'plan_23_q2_0003', payUpFront: 'true' }, 'plan_23_q2_0003', true],
    [{ sku: ' plan ', payUpFront: 'false' }, 'plan', false],
    [{ sku: 'plan', payUpFront: '' }, 'plan', false],
    [{ sku: 'plan' }, 'plan', false],
  ])('NAV-4 PLAN-8 %j', (query, sku, payUpFront) => {
    expect(parsePlanPurchaseQuery(query)).toEqual({ ok: true, value: { sku, payUpFront } });
  });

  it('NAV-4 PLAN-8 is refused without a sku, whatever else it is', () => {
    const query = fc.record({ sku: fc.anything(), payUpFront: fc.anything() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), query), (input) => {
        const read = parsePlanPurchaseQuery(input);
        if (read.ok) expect(read.value.sku.trim()).not.toBe('');
        else expect(read.failure).toBe('sku-missing');
      }),
    );
    for (const input of [null, {}, { sku: '' }, { sku: ' ' }, { sku: 7 }]) {
      expect(parsePlanPurchaseQuery(input)).toEqual({ ok: false, failure: 'sku-missing' });
    }
  });
});

describe('who may buy what', () => {
  it.each<[string, OrderWish, Parameters<typeof purchaseVerdict>[1], string | null]>([
    ['the owner of nothing a plan', same, { owner: true, plan: null }, null],
    ['a member a plan', same, { owner: false, plan: null }, 'not-owner'],
    ['a member an add-on', anAddOnWish(), { owner: false, plan: essential }, 'not-owner'],
    ['the owner an add-on', anAddOnWish(), { owner: true, plan: aPlan({ platform: 'android' }) }, null],
    [
      'an add-on for an expired trial',
      anAddOnWish(),
      { owner: true, plan: aTrial({ isExpired: true }) },
      'plan-expired',
    ],
    ['an add-on without a plan', anAddOnWish(), { owner: true, plan: null }, null],
    ['a member a single report', aReportPurchaseWish(), { owner: false, plan: essential }, null],
    ['the owner the plan they are on', same, { owner: true, plan: essential }, 'already-on-plan'],
    ['another plan', aPlanWish({ sku: 'other' }), { owner: true, plan: essential }, null],
    ['another billing period', aPlanWish({ billing: 'annual' }), { owner: true, plan: essential }, null],
    ['another variant', aPlanWish({ variant: 'one_state' }), { owner: true, plan: essential }, null],
    ['the plan that has expired', same, { owner: true, plan: { ...essential, isExpired: true } }, null],
    ['the plan that was removed', same, { owner: true, plan: { ...essential, archivedDate: 0 } }, null],
    ['the plan they try', same, { owner: true, plan: { ...essential, type: 'trial-plan' } }, null],
    [
      'a plan over one from Android',
      aPlanWish({ sku: 'other' }),
      { owner: true, plan: aPlan({ platform: 'android' }) },
      'bought-on-android',
    ],
    [
      'a plan after one from Android',
      same,
      { owner: true, plan: aPlan({ platform: 'android', isExpired: true }) },
      null,
    ],
    [
      'a plan over a trial on Android',
      same,
      { owner: true, plan: aPlan({ platform: 'android', type: 'trial-plan' }) },
      null,
    ],
  ])('PLAN-1 PLAN-9 %s', (_, wish, buyer, why) => {
    expect(purchaseVerdict(wish, buyer)).toEqual(why === null ? { allowed: true } : { allowed: false, why });
  });
});

describe('a single purchase', () => {
  it('PLAN-1 RPT-1 is carried by the report it paid for', () => {
    const bought = { is: 'report', sku: 'single_report', reportType: 'residential' } as const;
    expect(singlePurchaseOf(aReceipt({ amount: 1999, bought }))).toEqual({
      orderId: 'order-1',
      paidAt: Date.parse('2026-03-02T15:00:00Z'),
      amount: 1999,
      sku: 'single_report',
      reportType: 'residential',
    });
    expect(singlePurchaseOf(aReceipt())).toBeNull();
  });
});
