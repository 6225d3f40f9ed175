import { pauseRefusalText } from '@ridgeline/core/plans';
import { type Locale, type Result, say } from '@ridgeline/core/shared';
import type { PersonStanding } from '@ridgeline/core/support';
import type { CliFailures } from '../command-line/cli-failure.ts';
import type { Answer, Call } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf } from './desk-text.ts';
import { atTheDesk, personNamed } from './desk-command.ts';

/** PAUSE-9: whether a person may pause payments now, in the words of their app. */
export function pauseOfPerson(call: Call): Promise<Result<Answer, CliFailures>> {
  return atTheDesk(call, async (desk) => {
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { pause, person } = found.value;
    const exitCode = pause?.allowed === true ? EXIT_CODES.ok : EXIT_CODES.no;
    return answerOf({ person, pause }, [said(found.value, call.locale)], exitCode);
  });
}

function said({ pause, person: { email } }: PersonStanding, locale: Locale): string {
  if (pause === null) return say(deskMessages, locale, 'pause-free', { email });
  if (pause.allowed) return say(deskMessages, locale, 'pause-allowed', { email });
  const words = pauseRefusalText(pause, { locale, timeZone: 'UTC' });
  return say(deskMessages, locale, 'pause-told', { email, words });
}
