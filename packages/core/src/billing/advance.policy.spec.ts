import { describe, expect, it } from 'vitest';
import { monthsAfter } from '../plans/billing-period.policy.ts';
import { DAY, type Instant } from '../shared/instant.ts';
import {
  aBilledSubscription,
  lived,
  pausedFor,
  resumed,
  type LivedEvent,
} from '../testing/billing/billed-subscription.ts';
import { advance, couponCharges, nextCharge, type DueCharge } from './advance.policy.ts';

const at = (text: string): Instant => Date.parse(text);
const always = () => 'paid' as const;
const never = () => 'declined' as const;

/** `2026-02-28 charged 6900` */
function told(events: readonly LivedEvent[]): string[] {
  return events.map((event) => {
    const day = new Date(event.at).toISOString().slice(0, 10);
    return 'charge' in event ? `${day} ${event.is} ${event.charge.amount}` : `${day} ${event.is}`;
  });
}
const ofMoney = (events: readonly LivedEvent[]) =>
  told(events.filter(({ is }) => is !== 'cycle-reset' && is !== 'pause-began'));

describe('a plan that is renewed', () => {
  it('PLAN-9 is charged on the last day of a short month, and does not drift', () => {
    const { events } = lived(aBilledSubscription(), at('2026-05-31T10:00:00Z'), always);
    expect(ofMoney(events)).toEqual([
      '2026-02-28 charged 6900',
      '2026-03-31 charged 6900',
      '2026-04-30 charged 6900',
      '2026-05-31 charged 6900',
    ]);
  });

  it('PLAN-9 is not charged a millisecond before', () => {
    expect(advance(aBilledSubscription(), at('2026-02-28T09:59:59.999Z')).due).toBeNull();
    expect(advance(aBilledSubscription(), at('2026-02-28T10:00:00Z')).due?.amount).toBe(6900);
  });

  it('PLAN-9 by the year is charged on the leap day where there is one', () => {
    const anchor = at('2024-02-29T12:00:00Z');
    const year = aBilledSubscription({ at: anchor, anchor, billingPeriod: 'annual', price: 69_000 });
    expect(ofMoney(lived(year, at('2028-12-01T00:00:00Z'), always).events)).toEqual([
      '2025-02-28 charged 69000',
      '2026-02-28 charged 69000',
      '2027-02-28 charged 69000',
      '2028-02-29 charged 69000',
    ]);
  });

  it('PLAN-9 that follows a trial is charged when it begins', () => {
    const begins = at('2026-03-14T09:00:00Z');
    const planned = aBilledSubscription({ anchor: begins, paidUntil: begins, hasBegun: false });
    expect(ofMoney(lived(planned, begins, always).events)).toEqual(['2026-03-14 charged 6900']);
    expect(nextCharge(planned)?.period).toEqual({ start: begins, end: monthsAfter(begins, 1) });
    const onSecond = ({ attempt }: DueCharge) => (attempt === 0 ? 'declined' : 'paid');
    const late = lived(planned, begins + DAY, onSecond).subscription;
    expect([late.anchor, late.paidUntil], 'it begins when it is paid').toEqual([
      begins + DAY,
      monthsAfter(begins + DAY, 1),
    ]);
  });
});

describe('a payment that is declined', () => {
  it('PLAN-9 is tried again one, three and seven days after the first time; then the plan ends', () => {
    const { subscription, events } = lived(aBilledSubscription(), at('2027-01-01T00:00:00Z'), never);
    expect(ofMoney(events)).toEqual([
      '2026-02-28 declined 6900',
      '2026-03-01 declined 6900',
      '2026-03-03 declined 6900',
      '2026-03-07 declined 6900',
      '2026-03-07 ended',
    ]);
    expect(subscription.ended).toBe('unpaid');
  });

  it('PLAN-9 and paid later is for the period that was due, and the billing day stays', () => {
    const onThird = ({ attempt }: DueCharge) => (attempt === 2 ? 'paid' : 'declined');
    const { events } = lived(aBilledSubscription(), at('2026-04-01T00:00:00Z'), onThird);
    expect(ofMoney(events).slice(2, 4)).toEqual(['2026-03-03 charged 6900', '2026-03-31 declined 6900']);
  });
});

describe('a pause', () => {
  const asked = lived(aBilledSubscription(), at('2026-02-10T00:00:00Z'), always).subscription;

  it('PAUSE-6 begins when the paid period ends, and payments resume by themselves', () => {
    const { events } = lived(pausedFor(asked, 2), at('2026-05-15T00:00:00Z'), always);
    expect(told(events.filter(({ is }) => is !== 'cycle-reset'))).toEqual([
      '2026-02-28 pause-began',
      '2026-04-30 resumed',
      '2026-04-30 charged 6900',
    ]);
  });

  it('PAUSE-6 that is ended by hand begins a period on that day, from which months are counted', () => {
    const paused = lived(pausedFor(asked, 3), at('2026-03-12T08:00:00Z'), always).subscription;
    const { events } = lived(resumed(paused), at('2026-05-01T00:00:00Z'), always);
    expect(ofMoney(events)).toEqual(['2026-03-12 charged 6900', '2026-04-12 charged 6900']);
  });

  it('PAUSE-6 that begins after a later period does not put off the charge before it', () => {
    const later = aBilledSubscription({
      pausedAt: at('2026-02-01T00:00:00Z'),
      pauseActiveAt: at('2026-03-31T10:00:00Z'),
      resumesAt: at('2026-05-31T10:00:00Z'),
    });
    expect(ofMoney(lived(later, at('2026-06-01T00:00:00Z'), always).events)).toEqual([
      '2026-02-28 charged 6900',
      '2026-05-31 resumed',
      '2026-05-31 charged 6900',
    ]);
  });

  it('PAUSE-6 that is taken back before it begins changes nothing', () => {
    expect(resumed(pausedFor(asked, 1))).toEqual(asked);
  });
});

describe('a coupon', () => {
  it('PLAN-9 takes something off as many charges as it lasts, also around a pause', () => {
    const coupon = { off: { is: 'percent', hundredths: 5000 }, chargesLeft: 2 } as const;
    const asked = pausedFor({ ...aBilledSubscription({ coupon }), at: at('2026-02-10T00:00:00Z') }, 1);
    expect(ofMoney(lived(asked, at('2026-06-01T00:00:00Z'), always).events)).toEqual([
      '2026-03-31 resumed',
      '2026-03-31 charged 3450',
      '2026-04-30 charged 3450',
      '2026-04-30 coupon-over',
      '2026-05-31 charged 6900',
    ]);
  });

  it.each([
    ['once', null, 'monthly', 1],
    ['once', 3, 'monthly', 1],
    ['months', null, 'monthly', 1],
    ['months', 3, 'monthly', 3],
    ['months', 3, 'annual', 1],
    ['months', 13, 'annual', 2],
    ['forever', null, 'monthly', null],
  ] as const)('PLAN-9 %s %s lasts, billed %s, for %s charges', (duration, months, period, charges) => {
    expect(couponCharges({ duration, months }, period)).toBe(charges);
  });
});

describe('a coupon without an end', () => {
  it('PLAN-9 D PLAN-9.14 takes something off every charge', () => {
    const coupon = { off: { is: 'amount', cents: 900 }, chargesLeft: null } as const;
    expect(
      ofMoney(lived(aBilledSubscription({ coupon }), at('2026-04-30T10:00:00Z'), always).events),
    ).toEqual(['2026-02-28 charged 6000', '2026-03-31 charged 6000', '2026-04-30 charged 6000']);
  });
});

describe('a plan that is removed', () => {
  it('PLAN-10 ends with the period that was paid, and is charged no more', () => {
    const removed = { ...aBilledSubscription(), archivedDate: at('2026-02-10T00:00:00Z') };
    const { events, subscription } = lived(removed, at('2027-01-01T00:00:00Z'), always);
    expect(ofMoney(events)).toEqual(['2026-02-28 ended']);
    expect(events.at(-1)).toMatchObject({ is: 'ended', why: 'removed' });
    expect(subscription.ended).toBe('removed');
  });

  it('PLAN-10 by the year lasts as long as it was paid, through the months', () => {
    const year = aBilledSubscription({ billingPeriod: 'annual', archivedDate: at('2026-02-10T00:00:00Z') });
    expect(ofMoney(lived(year, at('2028-01-01T00:00:00Z'), always).events)).toEqual(['2027-01-31 ended']);
  });
});
