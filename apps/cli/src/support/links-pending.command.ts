import { fail, parseEmail, say } from '@ridgeline/core/shared';
import { shownTeamRole } from '@ridgeline/core/teams';
import { deskMessages } from './desk.messages.ts';
import { answerOf, stamp } from './desk-text.ts';
import { atDesk, deskCommand, REASON, reasonIn } from './desk-command.ts';

// ADR 48
export const linksPendingCommand = deskCommand({
  name: 'links pending',
  flags: [REASON],
  operand: { name: 'email', required: true },
  example: 'ridgeline links pending sam.ortega@example.com --reason "Request 4711: mail does not arrive"',
  answer: async (desk, call) => {
    const { locale, operands } = call;
    const email = parseEmail(operands[0]);
    if (!email.ok) {
      return fail([{ code: 'operand-unreadable', operand: 'email', form: 'sam.ortega@example.com' }]);
    }
    const reason = reasonIn(call);
    if (!reason.ok) return reason;
    const pending = atDesk(await desk.pendingLinks(email.value, reason.value));
    if (!pending.ok) return pending;
    const { links, phoneCode } = pending.value;
    const lines = links.flatMap(({ teamName, role, sentAt, link }) => [
      say(deskMessages, locale, 'invite-line', {
        team: teamName,
        role: shownTeamRole(role, locale),
        at: stamp(sentAt),
      }),
      `  ${link}`,
    ]);
    const code =
      phoneCode &&
      `${say(deskMessages, locale, 'phone-code')}: ${say(deskMessages, locale, 'phone-code-line', {
        count: phoneCode.triesLeft,
        at: stamp(phoneCode.sentAt),
        until: stamp(phoneCode.validUntil),
      })}`;
    return answerOf(pending.value, [
      ...(lines.length > 0 ? lines : [say(deskMessages, locale, 'no-links', { email: email.value })]),
      ...(code === null ? [] : [code]),
      say(deskMessages, locale, 'email-codes'),
    ]);
  },
});
