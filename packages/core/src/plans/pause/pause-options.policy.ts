import type { Instant } from '../../shared/instant.ts';
import { say } from '../../shared/messages.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { billingAnchor, currentPeriodEnd, periodEnd, type BilledPlan } from '../billing-period.policy.ts';
import { shortDate, type DateReader } from '../plan-dates.policy.ts';
import { planChangeMessages } from '../plan-change.messages.ts';
import type { PauseOption } from '../subscription.ts';

// PAUSE-7
export const PAUSE_OPTION_COUNT = 3;

// D PAUSE-7.1: up to twelve months; a longer pause would exceed the minimum time between two pauses.
const MOST_MONTHS = 12;

/** A number of months from a path, a body or browser storage: the number of options, or the length of a pause. */
export function parsePauseMonths(input: unknown): Result<number, 'pause-months-invalid'> {
  const isWritten = typeof input === 'string' && /^\d{1,2}$/.test(input);
  const months = isWritten ? Number(input) : input;
  const isRight =
    typeof months === 'number' && Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS;
  return isRight ? ok(months) : fail('pause-months-invalid');
}

// PAUSE-6
// D PAUSE-6.1: without a known billing period, a pause takes effect at once.
export function pauseTakesEffectAt(plan: BilledPlan, now: Instant): Instant {
  return currentPeriodEnd(plan, now) ?? now;
}

// PAUSE-7
// D PAUSE-7.2: `n` months of pause begin where the current period ends and are counted from the billing anchor, so
// that payments resume on a billing day.
export function pauseOption(plan: BilledPlan, now: Instant, duration: number): PauseOption {
  const takesEffect = pauseTakesEffectAt(plan, now);
  const anchor = billingAnchor(plan) ?? takesEffect;
  let resumesAt = takesEffect;
  for (let month = 0; month < duration; month += 1) resumesAt = periodEnd(anchor, 'monthly', resumesAt);
  return { duration, resumesAt };
}

export function pauseOptions(
  plan: BilledPlan,
  now: Instant,
  count: number = PAUSE_OPTION_COUNT,
): PauseOption[] {
  return Array.from({ length: count }, (_, index) => pauseOption(plan, now, index + 1));
}

/** PAUSE-7: the remembered option if it is still offered, or else the first; null if there are none. */
export function chosenPauseOption(
  options: readonly PauseOption[],
  rememberedMonths: number | null,
): PauseOption | null {
  return options.find(({ duration }) => duration === rememberedMonths) ?? options[0] ?? null;
}

/** PAUSE-7: '3 months (Jun 2, 2026)'. */
export function pauseOptionLabel({ duration, resumesAt }: PauseOption, reader: DateReader): string {
  const date = shortDate(resumesAt, reader);
  return say(planChangeMessages, reader.locale, 'pause-option', { count: duration, date });
}
