import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard, aPlanWish } from '../testing/billing/billing.builder.ts';
import { estimateOf } from './estimate.policy.ts';
import { keptPurchase, resumedPurchase } from './kept-purchase.policy.ts';
import { startPurchase, type Purchase, type PurchaseStep } from './purchase.ts';

const wish = aPlanWish();
const estimate = estimateOf({
  lines: [{ is: 'item', title: 'Essential', titleEs: null, amount: 6900 }],
  coupon: null,
  taxRate: 0,
  chargedAt: 0,
  now: 0,
});
const ordered = { wish, estimate, source: { is: 'saved-card', cardId: aCard().id } } as const;
const at = (step: PurchaseStep): Purchase => ({ key: 'key', round: 2, calls: 7, step });

describe('the order that is kept', () => {
  it.each([
    at({ ...ordered, is: 'paying' }),
    at({ ...ordered, is: 'needs-confirmation', secret: 'secret' }),
    at({ ...ordered, is: 'confirming', secret: 'secret' }),
    at({ ...ordered, is: 'unsettled', why: 'unavailable' }),
  ])('D PLAN-9.18 PLAN-9 is the same order, to be looked up: $step.is', (purchase) => {
    expect(resumedPurchase(keptPurchase(purchase, 'plan'), 'plan')).toEqual({
      key: 'key',
      round: 2,
      calls: 0,
      step: { ...ordered, is: 'unsettled', why: 'unavailable' },
    });
  });

  it.each([
    startPurchase('key'),
    at({ is: 'ready', wish, estimate, news: null }),
    at({ is: 'declined', wish, estimate, why: 'card-declined' }),
    at({ is: 'collecting-card', wish, estimate, address: null }),
  ])('PLAN-9 is none where nothing can be charged: $step.is', (purchase) => {
    expect(keptPurchase(purchase, 'plan')).toBeNull();
  });

  it('PLAN-9 is not that of another page', () => {
    expect(resumedPurchase(keptPurchase(at({ ...ordered, is: 'paying' }), 'plan'), 'another')).toBeNull();
  });

  it('PLAN-9 is none for whatever else is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        expect(resumedPurchase(text, 'plan')).toBeNull();
      }),
    );
  });
});
