import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon } from '../testing/billing/billing.builder.ts';
import { DAY } from '../shared/instant.ts';
import { dueToday, estimateOf, taxToday } from './estimate.policy.ts';
import { unusedCredit, worthOf, type PaidPeriod } from './unused-time.policy.ts';

const start = Date.parse('2026-03-01T00:00:00Z');
const march: PaidPeriod = { start, end: start + 31 * DAY, amount: 6900 };

const changes = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 400 * DAY }),
    price: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 150_000 })),
    off: fc.option(fc.integer({ min: 1, max: 10_000 })),
    taxRate: fc.constantFrom(0, 29_000, 82_500),
    length: fc.constantFrom(28 * DAY, 31 * DAY, 365 * DAY),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('the credit for unused time', () => {
  it.each([
    ['at the start of the period', march, start, 6900],
    ['in its middle', march, start + 15.5 * DAY, 3450],
    ['at its end', march, march.end, 0],
    ['in the period after it, which nobody has paid', march, march.end + DAY, 0],
    ['before the first payment', null, start, 0],
  ])('PLAN-9 is, %s, what was paid for the rest', (_, paid, now, credit) => {
    expect(unusedCredit(paid, now)).toBe(credit);
  });

  it('PLAN-9 D PLAN-9.20 never returns more than was charged, whatever is changed, when, and with which coupons', () => {
    fc.assert(
      fc.property(changes, (list) => {
        let now = start;
        let charged = 0;
        let kept = 0;
        let paid: PaidPeriod | null = null;
        for (const { after, price, off, taxRate, length } of list) {
          now += after;
          const unused = unusedCredit(paid, now);
          expect(unused).toBeGreaterThanOrEqual(0);
          expect(unused + kept).toBeLessThanOrEqual(charged);
          const estimate = estimateOf({
            lines: [
              { is: 'item', title: 'new', titleEs: null, amount: price },
              { is: 'unused-time', title: 'old', titleEs: null, amount: -unused },
              { is: 'credit', title: '', titleEs: null, amount: -kept },
            ],
            coupon: off === null ? null : aCoupon({ off: { is: 'percent', hundredths: off } }),
            taxRate,
            chargedAt: now,
            now,
          });
          const due = dueToday(estimate);
          charged += due - taxToday(estimate);
          paid = { start: now, end: now + length, amount: worthOf(estimate) };
          // What the new period is worth was paid by the charge and the credit, to the cent.
          expect(paid.amount + estimate.creditLeft).toBe(due - taxToday(estimate) + unused + kept);
          kept = estimate.creditLeft;
        }
        expect(unusedCredit(paid, now) + kept).toBeLessThanOrEqual(charged);
      }),
    );
  });
});
