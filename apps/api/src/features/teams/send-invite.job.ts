import { say } from '@ridgeline/core';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';

const job = z.object({ inviteId: z.uuid() });

const STILL_WAITING: Statement = {
  name: 'invites.still-waiting',
  text: `select invite.email::text as email, team.name as "teamName" from team_invites invite
    join teams team on team.id = invite.team_id where invite.id = $1 and invite.status = 'pending'`,
};

/** TEAM-2. Mails an invite, unless it was withdrawn or answered meanwhile. */
export function sendInvite({ db, messenger }: { readonly db: Db; readonly messenger: Messenger }): DoJob {
  return async (data, id) => {
    const { inviteId } = job.parse(data);
    const [invite] = await db.rows<{ readonly email: string; readonly teamName: string }>(STILL_WAITING, [
      inviteId,
    ]);
    if (!invite) return;
    const team = { team: invite.teamName };
    await messenger.send({
      id,
      medium: 'email',
      to: invite.email,
      purpose: 'team-invite',
      subject: say(mailMessages, 'en', 'invite-subject', team),
      words: say(mailMessages, 'en', 'invite-words', team),
      code: null,
    });
  };
}
