import fc from 'fast-check';
import {
  BILLING_PERIODS,
  SUBSCRIPTION_TYPES,
  type PauseDates,
  type Subscription,
} from '../../plans/subscription.ts';
import { DAY, type Instant } from '../../shared/instant.ts';
import { aPlan } from './plan.builder.ts';

/** Any instant in a plan's life, to the millisecond. */
export function instants(): fc.Arbitrary<Instant> {
  return fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2036-01-01T00:00:00Z') });
}

/** A pause as the rules create it: requested, in effect within a month, over within a year of that. */
export function pauses(): fc.Arbitrary<{ readonly [Name in keyof PauseDates]: Instant }> {
  return fc
    .record({
      pausedAt: instants(),
      untilActive: fc.integer({ min: 0, max: 31 * DAY }),
      length: fc.integer({ min: 1, max: 366 * DAY }),
    })
    .map(({ pausedAt, untilActive, length }) => ({
      pausedAt,
      pauseActiveAt: pausedAt + untilActive,
      resumesAt: pausedAt + untilActive + length,
    }));
}

/** Any stored record: instants missing or in any order. */
export function anyPauseDates(): fc.Arbitrary<PauseDates> {
  const instant = fc.option(instants());
  return fc.record({ pausedAt: instant, pauseActiveAt: instant, resumesAt: instant });
}

/** An instant at, just before or just after one of the given, or any other. */
export function momentsAround(...edges: readonly Instant[]): fc.Arbitrary<Instant> {
  const near = fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(-1, 0, 1))
    .map(([edge, offset]) => edge + offset);
  return fc.oneof(near, instants());
}

export function plans(): fc.Arbitrary<Subscription> {
  return fc
    .record({
      type: fc.constantFrom(...SUBSCRIPTION_TYPES),
      orderDisplayTitle: fc.constantFrom('ESSENTIAL', 'BUSINESS', 'ENTERPRISE', 'PREMIUM', 'STARTER'),
      billingPeriod: fc.constantFrom(...BILLING_PERIODS),
      billable: fc.boolean(),
      isExpired: fc.boolean(),
      archivedDate: fc.option(instants()),
      startTime: fc.option(instants()),
      platform: fc.option(fc.constantFrom('web', 'android', 'ios')),
      pause: anyPauseDates(),
      endDate: fc.option(instants()),
      freeMs: fc.option(fc.integer({ min: 0, max: 60 * DAY })),
      canPauseSubscription: fc.boolean(),
      overageCost: fc.option(fc.integer({ min: 1, max: 100_000 })),
      anchor: fc.option(instants()),
      currentPeriodEnd: fc.option(instants()),
    })
    .map(
      ({ pause, endDate, freeMs, canPauseSubscription, overageCost, anchor, currentPeriodEnd, ...plain }) =>
        aPlan({
          ...plain,
          ...pause,
          limits: { endDate, free: { period: { ms: freeMs } } },
          ui: { canPauseSubscription, overageCost },
          details: { billingCycleAnchor: anchor, currentPeriodEnd },
        }),
    );
}
