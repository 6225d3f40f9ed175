import { pauseRefusalText, type PauseVerdict } from '@ridgeline/core/plans';
import { type Instant, type Locale, say } from '@ridgeline/core/shared';
import { planFactMessages } from './plan-facts.messages.ts';

/** Whether payments can be paused, with the words that the person sees: from facts of any source. */
export function pauseLines(verdict: PauseVerdict, now: Instant, locale: Locale): readonly string[] {
  const at = say(planFactMessages, locale, 'at', { day: dayOf(now) });
  if (verdict.allowed) return [at, say(planFactMessages, locale, 'can-pause')];
  const words = pauseRefusalText(verdict, { locale, timeZone: 'UTC' });
  return [
    at,
    say(planFactMessages, locale, 'cannot-pause', { words }),
    ...(verdict.why === 'paused-within-12-months'
      ? [say(planFactMessages, locale, 'may-again', { day: dayOf(verdict.until) })]
      : []),
  ];
}

/** `2026-11-23`, in UTC: support compares it with records. */
export function dayOf(moment: Instant): string {
  return new Date(moment).toISOString().slice(0, 10);
}
