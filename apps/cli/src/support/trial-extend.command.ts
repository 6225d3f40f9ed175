import { trialExtensionVerdict } from '@ridgeline/core/plans';
import { fail, say } from '@ridgeline/core/shared';
import { valueOf, type Flag } from '../command-line/command.ts';
import { confirmed, DRY_RUN_FLAG } from '../command-line/confirmation.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf, stamp } from './desk-text.ts';
import { atDesk, CHANGE_FLAGS, deskCommand, deskFailure, personNamed, reasonIn } from './desk-command.ts';
import { instantIn } from './instant-flag.ts';

const UNTIL: Flag = { name: 'until', says: 'until', takes: 'DATE' };

// PLAN-2
export const trialExtendCommand = deskCommand({
  name: 'trial extend',
  flags: [UNTIL, ...CHANGE_FLAGS],
  operand: { name: 'person', required: true },
  example: 'ridgeline trial extend tess.hargrove@example.com --until 2026-12-24 --reason "Request 4711"',
  answer: async (desk, call) => {
    const { flags, locale, streams } = call;
    const until = instantIn(valueOf(flags, UNTIL.name) ?? '', '--until');
    if (!until.ok) return until;
    const reason = reasonIn(call);
    if (!reason.ok) return reason;
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { person, plan, planned, now } = found.value;
    if (plan === null) return fail(deskFailure('trial-not-a-trial'));
    const facts = { signedUpAt: person.signedUpAt, now, until: until.value, isFollowed: planned !== null };
    const verdict = trialExtensionVerdict(plan, facts);
    if (!verdict.allowed) return fail(deskFailure(`trial-${verdict.why}`));
    const fields = { email: person.email, until: stamp(until.value) };
    const would = say(deskMessages, locale, 'trial-would', fields);
    if (flags.has(DRY_RUN_FLAG.name)) {
      return answerOf({ isDryRun: true, person, until: until.value }, [would]);
    }
    const agreed = await confirmed(
      { flags, locale, ask: streams.ask },
      { name: person.email, says: () => would },
    );
    if (!agreed.ok) return agreed;
    const extended = atDesk(await desk.extendTrial(person.id, until.value, reason.value));
    if (!extended.ok) return extended;
    return answerOf(extended.value, [say(deskMessages, locale, 'trial-did', fields)]);
  },
});
