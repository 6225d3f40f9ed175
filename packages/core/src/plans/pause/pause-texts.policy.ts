import { say } from '../../shared/messages.ts';
import type { PauseRefusal } from './pause-eligibility.policy.ts';
import { shortDate, type DateReader } from '../plan-dates.policy.ts';
import { planChangeMessages } from '../plan-change.messages.ts';

/** PAUSE-9: why pausing is refused, and until when. */
export function pauseRefusalText(refusal: PauseRefusal, reader: DateReader): string {
  return 'until' in refusal
    ? say(planChangeMessages, reader.locale, `pause-${refusal.why}`, {
        date: shortDate(refusal.until, reader),
      })
    : say(planChangeMessages, reader.locale, `pause-${refusal.why}`);
}
