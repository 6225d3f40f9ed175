import { type PlanGateway, PausePlan, pauseRefusalText, type Subscription } from '@ridgeline/core/plans';
import { Clock, type Instant, type Locale } from '@ridgeline/core/shared';

/** A port of core, implemented here. */
export class FixedClock extends Clock {
  readonly #now: Instant;

  constructor(now: Instant) {
    super();
    this.#now = now;
  }

  override now(): Instant {
    return this.#now;
  }
}

/** Pauses, or says why not. */
export async function pauseInWords(
  plans: PlanGateway,
  plan: Subscription,
  { clock, locale }: { readonly clock: Clock; readonly locale: Locale },
): Promise<string> {
  const paused = await new PausePlan(plans, clock).run({
    plan,
    owner: true,
    production: true,
    durationMonths: 1,
  });
  if (paused.ok) return 'paused';
  const { failure } = paused;
  return failure.code === 'not-allowed'
    ? pauseRefusalText(failure.refusal, { locale, timeZone: 'UTC' })
    : failure.because;
}
