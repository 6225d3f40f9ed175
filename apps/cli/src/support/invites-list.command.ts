import { say } from '@ridgeline/core/shared';
import { deskMessages } from './desk.messages.ts';
import { answerOf, rowsIn, type Row } from './desk-text.ts';
import { deskCommand } from './desk-command.ts';
import { teamNamed } from './team-named.ts';
import { entryText, openInvites } from './team-text.ts';

export const invitesListCommand = deskCommand({
  name: 'invites list',
  flags: [],
  operand: { name: 'team', required: true },
  example: 'ridgeline invites list olivia.brandt@example.com',
  answer: async (desk, call) => {
    const { locale } = call;
    const found = await teamNamed(desk, call);
    if (!found.ok) return found;
    const invites = openInvites(found.value);
    const rows = invites.map((invite): Row => [invite.email, entryText(invite, false, locale)]);
    return answerOf(invites, rows.length > 0 ? rowsIn(rows) : [say(deskMessages, locale, 'no-invites')]);
  },
});
