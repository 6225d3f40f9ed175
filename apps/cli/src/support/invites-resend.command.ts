import { fail, say } from '@ridgeline/core/shared';
import { valueOf, type Flag } from '../command-line/command.ts';
import { confirmed, DRY_RUN_FLAG } from '../command-line/confirmation.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf } from './desk-text.ts';
import { atDesk, CHANGE_FLAGS, deskCommand, deskFailure, reasonIn, sentAgain } from './desk-command.ts';
import { teamNamed } from './team-named.ts';
import { openInvites } from './team-text.ts';

const TO: Flag = { name: 'to', says: 'invite-to', takes: 'EMAIL' };

// TEAM-2
export const invitesResendCommand = deskCommand({
  name: 'invites resend',
  flags: [TO, ...CHANGE_FLAGS],
  operand: { name: 'team', required: true },
  example:
    'ridgeline invites resend olivia.brandt@example.com --to sam.ortega@example.com --reason "Request 4711"',
  answer: async (desk, call) => {
    const { flags, locale, streams } = call;
    const reason = reasonIn(call);
    if (!reason.ok) return reason;
    const found = await teamNamed(desk, call);
    if (!found.ok) return found;
    const { team } = found.value;
    const to = valueOf(flags, TO.name)?.trim().toLowerCase() ?? null;
    const invites = openInvites(found.value).filter(({ email }) => to === null || email.toLowerCase() === to);
    const [first] = invites;
    if (first === undefined) return fail(deskFailure('not-found'));
    if (flags.has(DRY_RUN_FLAG.name)) {
      const lines = invites.map(({ email }) => say(deskMessages, locale, 'resend-would', { email }));
      return answerOf({ isDryRun: true, invites }, lines);
    }
    const asks = { count: invites.length, team: team.name };
    const says = () => say(deskMessages, locale, 'resend-asks', asks);
    const agreed = await confirmed({ flags, locale, ask: streams.ask }, { name: to ?? team.name, says });
    if (!agreed.ok) return agreed;
    const resend = {
      teamId: team.id,
      inviteId: to === null ? null : first.id,
      reason: reason.value,
      key: crypto.randomUUID(),
    };
    const mailed = atDesk(await sentAgain(() => desk.resendInvites(resend)));
    if (!mailed.ok) return mailed;
    const lines = mailed.value.map(({ email }) => say(deskMessages, locale, 'resend-did', { email }));
    return answerOf(mailed.value, lines);
  },
});
