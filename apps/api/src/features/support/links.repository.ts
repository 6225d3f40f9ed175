import type { TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { instantOf } from '../../db/instant.ts';

type OpenInvite = {
  readonly inviteId: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly inviteTime: number;
};

type Pending = {
  readonly invites: readonly OpenInvite[];
  readonly phoneCode: { readonly sentAt: number; readonly tries: number } | null;
};

/** Each link that is shown is an entry of its own, by the id of its invite: the address stays out of the log. */
const PENDING = callerChange(
  'pending-links',
  {
    open: `select invite.id, invite.team_id, team.name, invite.email, invite.role, invite.invited_at
      from caller cross join team_invites invite join teams team on team.id = invite.team_id
      where invite.email = $2::citext and invite.status = 'pending'`,
    shown: `insert into audit.entries (action, actor, operation, object, details)
      select 'link-shown', caller.id, 'showPendingLinks', open.id::text, jsonb_build_object('reason', $3::text)
      from caller, open returning id`,
  },
  `select (select coalesce(json_agg(json_build_object('inviteId', open.id, 'teamId', open.team_id, 'teamName', open.name,
      'email', open.email, 'role', open.role, 'inviteTime', ${instantOf('open.invited_at')})
      order by open.invited_at desc, open.id), '[]') from open) as invites,
    (select json_build_object('sentAt', ${instantOf('code.sent_at')}, 'tries', code.tries)
      from people person join phone_codes code on code.person_id = person.id where person.email = $2::citext)
      as "phoneCode"`,
);

export async function pendingFor(db: CallerDb, email: string, reason: string): Promise<Pending> {
  const [found] = await db.rows<Pending>(PENDING, [email, reason.trim()]);
  return found ?? { invites: [], phoneCode: null };
}
