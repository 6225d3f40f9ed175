import { type Subscription, trialDaysLeft, trialEnd } from '@ridgeline/core/plans';
import { DAY, type Instant, type Locale, ok, type Result, say } from '@ridgeline/core/shared';
import { valueOf, type Answer, type Call } from '../command-line/command.ts';
import type { CliFailures } from '../command-line/cli-failure.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf, rowsIn, stamp, type Row } from './desk-text.ts';
import { atTheDesk, personNamed } from './desk-command.ts';
import { instantIn } from './instant-flag.ts';

/** PLAN-2: when the trial of a person ends, why, and what it is at a date. */
export function trialOfPerson(call: Call): Promise<Result<Answer, CliFailures>> {
  return atTheDesk(call, async (desk) => {
    const { flags, locale } = call;
    const written = valueOf(flags, 'at');
    const given = written === null ? ok(null) : instantIn(written, '--at');
    if (!given.ok) return given;
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { plan, person, now } = found.value;
    if (plan?.type !== 'trial-plan') {
      const words = say(deskMessages, locale, 'no-trial', { email: person.email });
      return answerOf({ person, trial: null }, [words], EXIT_CODES.no);
    }
    const facts = { signedUpAt: person.signedUpAt, now: given.value ?? now };
    const endsAt = trialEnd(plan, facts.signedUpAt);
    const daysLeft = trialDaysLeft(plan, facts);
    const trial = { beganAt: plan.startTime ?? person.signedUpAt, endsAt, at: facts.now, daysLeft };
    const rows: readonly Row[] = [
      [say(deskMessages, locale, 'trial-began'), stamp(trial.beganAt)],
      [say(deskMessages, locale, 'trial-ends'), endText(plan, endsAt, locale)],
      [
        say(deskMessages, locale, 'at-that-time', { at: stamp(facts.now) }),
        daysLeft > 0
          ? say(deskMessages, locale, 'trial-on', { count: daysLeft })
          : say(deskMessages, locale, 'trial-over'),
      ],
    ];
    return answerOf({ person, trial }, rowsIn(rows));
  });
}

/** Where its end comes from: the date that was set for it, or the period from its beginning. */
function endText({ limits }: Subscription, endsAt: Instant | null, locale: Locale): string {
  if (endsAt === null) return say(deskMessages, locale, 'trial-end-unknown');
  const at = stamp(endsAt);
  if (limits.endDate !== null) return say(deskMessages, locale, 'trial-end-set', { at });
  const count = Math.round((limits.free.period.ms ?? 0) / DAY);
  return say(deskMessages, locale, 'trial-end-counted', { at, count });
}
