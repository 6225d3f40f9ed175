import { pathTo } from '@ridgeline/core/routes';
import { type Locale, say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';
import { languageOfPerson } from '../sync/language-of-person.ts';

const job = z.object({ inviteId: z.uuid() });

const STILL_WAITING: Statement = {
  name: 'invites.still-waiting',
  text: `select invite.email::text as email, team.id as "teamId", team.name as "teamName",
      ${languageOfPerson('coalesce(invited.id, team.admin_id)')} as language
    from team_invites invite join teams team on team.id = invite.team_id
    left join people invited on invited.email = invite.email where invite.id = $1 and invite.status = 'pending'`,
};

type Waiting = {
  readonly email: string;
  readonly teamId: string;
  readonly teamName: string;
  /** Of the person who is invited; of the owner where nobody has that email address yet. */
  readonly language: Locale;
};

/** TEAM-2 AUTH-11. Mails an invite and its link, unless it was withdrawn or answered in the meantime. */
export function sendInvite({
  db,
  messenger,
  publicAddress,
}: {
  readonly db: Db;
  readonly messenger: Messenger;
  readonly publicAddress: string;
}): DoJob {
  return async (data, id) => {
    const { inviteId } = job.parse(data);
    const [invite] = await db.rows<Waiting>(STILL_WAITING, [inviteId]);
    if (!invite) return;
    const team = { team: invite.teamName };
    const link = pathTo('signUpWithTeam', {}, { team_id: invite.teamId, email: invite.email });
    await messenger.send({
      id,
      medium: 'email',
      to: invite.email,
      purpose: 'team-invite',
      subject: say(mailMessages, invite.language, 'invite-subject', team),
      words: say(mailMessages, invite.language, 'invite-words', {
        ...team,
        address: `${publicAddress}${link}`,
      }),
      code: null,
    });
  };
}
