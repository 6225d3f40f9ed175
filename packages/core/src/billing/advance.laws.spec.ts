import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsAfter } from '../plans/billing-period.policy.ts';
import { DAY, type Instant } from '../shared/instant.ts';
import {
  aBilledSubscription,
  exchanged,
  isOnPause,
  lived,
  pausedFor,
  resumed,
  type Bank,
  type LivedEvent,
} from '../testing/billing/billed-subscription.ts';
import { totalOf } from './money.ts';
import { taxOf } from './tax.policy.ts';
import { nextCharge, type BilledSubscription, type DueCharge } from './advance.policy.ts';

const at = (text: string): Instant => Date.parse(text);

const never = () => 'declined' as const;

type Act = (subscription: BilledSubscription) => BilledSubscription;

/** What its holder does, and when: after any time, or at, just before or just after the next charge. */
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Act>((kept) => kept) },
  fc.integer({ min: 1, max: 12 }).map(
    (months): Act =>
      (kept) =>
        pausedFor(kept, months),
  ),
  fc.constant(resumed),
  fc.constant<Act>((kept: BilledSubscription) => ({ ...kept, archivedDate: kept.archivedDate ?? kept.at })),
  fc.constant<Act>((kept) => (kept.paidUntil > kept.at ? { ...kept, archivedDate: null } : kept)),
  fc
    .record({
      price: fc.integer({ min: 0, max: 200_000 }),
      billingPeriod: fc.constantFrom('monthly', 'annual'),
    })
    .map(
      (plan): Act =>
        (kept) =>
          exchanged(kept, plan),
    ),
);
const waits: fc.Arbitrary<(kept: BilledSubscription) => Instant> = fc.oneof(
  fc.integer({ min: 0, max: 200 * DAY }).map(
    (ms) =>
      ({ at: from }: BilledSubscription) =>
        from + ms,
  ),
  fc
    .constantFrom(-1, 0, 1)
    .map(
      (offset) => (kept: BilledSubscription) => Math.max(kept.at, (nextCharge(kept)?.at ?? kept.at) + offset),
    ),
);
const starts: fc.Arbitrary<BilledSubscription> = fc
  .record({
    anchor: fc.integer({ min: at('2023-12-20T00:00:00Z'), max: at('2024-03-05T00:00:00Z') }),
    hasBegun: fc.boolean(),
    billingPeriod: fc.constantFrom('monthly' as const, 'annual' as const),
    price: fc.integer({ min: 0, max: 200_000 }),
    credit: fc.oneof(fc.constant(0), fc.nat(400_000)),
    taxRate: fc.constantFrom(0, 29_000, 82_500),
    coupon: fc.option(
      fc.record({
        off: fc.oneof(
          fc.integer({ min: 1, max: 10_000 }).map((hundredths) => ({ is: 'percent' as const, hundredths })),
          fc.integer({ min: 1, max: 100_000 }).map((cents) => ({ is: 'amount' as const, cents })),
        ),
        chargesLeft: fc.option(fc.integer({ min: 1, max: 13 })),
      }),
    ),
  })
  .map((facts) =>
    aBilledSubscription({ ...facts, at: facts.anchor, ...(!facts.hasBegun && { paidUntil: facts.anchor }) }),
  );
/** The bank answers each attempt alike, however often it is asked. */
const banks = fc.integer({ min: 0, max: 3 }).map(
  (often) =>
    ({ period, attempt }: DueCharge) =>
      often > 0 && (Math.floor(period.start / 1000) + attempt * 7) % (often + 2) === 0
        ? ('declined' as const)
        : ('paid' as const),
);
const lives = fc.array(fc.tuple(waits, acts), { maxLength: 14 });

type Step = readonly [(kept: BilledSubscription) => Instant, Act];
/** The bank declines each charge the first few times. */
const slowBanks: fc.Arbitrary<Bank> = fc.integer({ min: 0, max: 3 }).map(
  (declines) =>
    ({ attempt }: DueCharge) =>
      attempt < declines ? 'declined' : 'paid',
);
/** A pause of a year, and another in the days after it, in which the charge of the first period may be declined. */
const pausedTwice: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.nat(60 * DAY), fc.nat(9 * DAY), fc.nat(500 * DAY))
  .map(([first, second, then]): readonly Step[] => [
    [({ at: from }) => from + first, (kept) => kept],
    [({ at: from, resumesAt }) => (resumesAt ?? from) + second, (kept) => pausedFor(kept, 12)],
    [({ at: from }) => from + then, (kept) => pausedFor(kept, 12)],
  ]);
type Stretch = {
  readonly before: BilledSubscription;
  readonly after: BilledSubscription;
  readonly events: readonly LivedEvent[];
};

function live(start: BilledSubscription, life: readonly Step[], bank: Bank): Stretch[] {
  const stretches: Stretch[] = [];
  let kept = start;
  for (const [wait, act] of life) {
    const before = act(kept);
    const { subscription: after, events } = lived(before, wait(before), bank);
    stretches.push({ before, after, events });
    kept = after;
  }
  return stretches;
}

/** The pauses that took effect, as far as they were lived. */
function pausesOf(stretches: readonly Stretch[]) {
  return stretches.flatMap(({ before: { pauseActiveAt, resumesAt }, after }) =>
    pauseActiveAt === null || resumesAt === null || pauseActiveAt >= after.at
      ? []
      : [{ start: pauseActiveAt, end: Math.min(resumesAt, after.at) }],
  );
}

/** The periods that were charged, each to its end, or until another plan was bought in its place. */
function chargedSpansOf(stretches: readonly Stretch[]) {
  return stretches.flatMap(({ events }, index) => {
    const replaced = stretches.find(
      ({ before }, later) => later > index && before.paidUntil !== stretches[later - 1]?.after.paidUntil,
    );
    const until = replaced?.before.at ?? Number.POSITIVE_INFINITY;
    return charges(events, 'charged').map(({ period: { start, end } }) => ({
      start,
      end: Math.min(end, until),
    }));
  });
}

const charges = (events: readonly LivedEvent[], is: 'charged' | 'declined') =>
  events.flatMap((event) => (event.is === is && 'charge' in event ? [event.charge] : []));

describe('laws of a subscription, whatever its holder and their bank do', () => {
  const runs = { numRuns: 2_000 };

  it('PLAN-9 law: to advance by a and then by b is to advance by both', () => {
    fc.assert(
      fc.property(starts, lives, banks, fc.nat(400 * DAY), fc.nat(400 * DAY), (start, life, bank, a, b) => {
        const kept = live(start, life, bank).at(-1)?.after ?? start;
        const first = lived(kept, kept.at + a, bank);
        const second = lived(first.subscription, kept.at + a + b, bank);
        const both = lived(kept, kept.at + a + b, bank);
        expect(second.subscription).toEqual(both.subscription);
        expect([...first.events, ...second.events]).toEqual(both.events);
      }),
      runs,
    );
  });

  it('PLAN-9 law: no moment is paid twice, none before it begins, and none on a pause', () => {
    fc.assert(
      fc.property(starts, lives, banks, (start, life, bank) => {
        for (const { before, events } of live(start, life, bank)) {
          let { paidUntil } = before;
          for (const event of events) {
            if (event.is !== 'charged') continue;
            const { period } = event.charge;
            expect(period.start).toBeGreaterThanOrEqual(paidUntil);
            expect(event.at).toBeGreaterThanOrEqual(period.start);
            expect(isOnPause(before, period.start)).toBe(false);
            expect(period.end).toBeGreaterThan(period.start);
            paidUntil = period.end;
          }
        }
      }),
      runs,
    );
  });

  it('PAUSE-6 law: no charged period lies in a pause, whichever pauses came before and after it', () => {
    fc.assert(
      fc.property(starts, fc.oneof(lives, pausedTwice), slowBanks, (start, life, bank) => {
        const stretches = live(start, life, bank);
        for (const pause of pausesOf(stretches)) {
          for (const paid of chargedSpansOf(stretches)) {
            expect(Math.max(paid.start, pause.start)).toBeGreaterThanOrEqual(Math.min(paid.end, pause.end));
          }
        }
      }),
      runs,
    );
  });

  it('PLAN-9 law: between two charges without a pause there is no gap, and each ends on a billing day', () => {
    fc.assert(
      fc.property(starts, lives, banks, (start, life, bank) => {
        for (const { before, events } of live(start, life, bank)) {
          const months = before.billingPeriod === 'annual' ? 12 : 1;
          let { paidUntil, hasBegun } = before;
          for (const { period, anchor } of charges(events, 'charged')) {
            if (hasBegun) expect([paidUntil, before.resumesAt]).toContain(period.start);
            hasBegun = true;
            const n = Array.from({ length: 400 }, (_, k) => k).find(
              (k) => monthsAfter(anchor, k * months) === period.end,
            );
            expect(n).toBeDefined();
            paidUntil = period.end;
          }
        }
      }),
      runs,
    );
  });

  it('PLAN-9 law: a charge, its credit and its discount are the price with the tax, and the coupon ends in time', () => {
    fc.assert(
      fc.property(starts, lives, banks, (start, life, bank) => {
        for (const { before, after, events } of live(start, life, bank)) {
          const paid = charges(events, 'charged');
          for (const { amount, discount, credit, tax, worth } of paid) {
            const due = before.price - discount - credit;
            const taxed = due + taxOf(due, before.taxRate);
            expect(amount).toBe(taxed < 50 ? 0 : taxed);
            expect(worth).toBe(amount - tax + credit);
          }
          const used = totalOf(paid.map(({ credit }) => credit));
          expect(after.credit).toBe(before.credit - used);
          expect(after.credit).toBeGreaterThanOrEqual(0);
          if (after.credit > 0) expect(paid.every(({ amount }) => amount === 0)).toBe(true);
          const left = before.coupon === null ? 0 : (before.coupon.chargesLeft ?? paid.length);
          expect(paid.slice(left).every(({ discount }) => discount === 0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('PLAN-9 law: a period is tried four times at most, and nothing happens after the end', () => {
    fc.assert(
      fc.property(starts, lives, (start, life) => {
        for (const { before, events } of live(start, life, never)) {
          const attempts = charges(events, 'declined').map(({ attempt }) => attempt);
          expect(attempts).toEqual([0, 1, 2, 3].slice(before.declines, before.declines + attempts.length));
          const end = events.findIndex(({ is }) => is === 'ended');
          expect(end === -1 || end === events.length - 1).toBe(true);
          if (before.archivedDate !== null) expect(attempts).toEqual([]);
        }
      }),
      runs,
    );
  });
});
