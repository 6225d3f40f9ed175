import type { Invited, InviteStanding, InviteStatus, TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';
import { leavesJob } from '../../jobs/queues.ts';

export type SentInvite = {
  readonly id: string;
  readonly teamId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly inviteTime: Date;
};

/** A job mails each sent invite; it is inserted in the same transaction. */
const MAILED = leavesJob('send-invite', `jsonb_build_object('inviteId', sent.id)`, 'sent');

/**
 * D TEAM-2.1: resent invites count too, since each is a mail that its reader may not want. Those that the invited person
 * asks for do not: nobody outside the team may use up its limit.
 */
const MOST_A_DAY = 200;

/**
 * Counts the rows of `counts`, a step of the change, by `team_id`, and returns the teams whose daily limit allows all of
 * theirs. The limit is checked on the locked row of the team: concurrent calls cannot exceed it.
 */
const countedFrom = (
  counts: 'asked' | 'by_team',
) => `insert into team_invite_days as day (team_id, sent, ends_at)
  select asked.team_id, count(*), now() + interval '1 day' from ${counts} asked
  group by asked.team_id having count(*) <= ${MOST_A_DAY} order by asked.team_id
  on conflict (team_id) do update set
    sent = case when day.ends_at <= now() then excluded.sent else day.sent + excluded.sent end,
    ends_at = case when day.ends_at <= now() then excluded.ends_at else day.ends_at end
  where day.ends_at <= now() or day.sent + excluded.sent <= ${MOST_A_DAY}
  returning day.team_id`;

/** Each sending gets a different time, so that the later one can be recognized. */
const LATER = `greatest(clock_timestamp(), invite.invited_at + interval '1 millisecond')`;
const SENT = `returning invite.id, invite.team_id, invite.email, invite.role, invite.invited_at`;
const sentNow = (
  counts: 'asked' | 'by_team',
) => `select sent.id, sent.team_id as "teamId", sent.email::text as email,
  sent.role, sent.invited_at as "inviteTime", day.is_used_up as "isUsedUp"
  from (select exists (select from ${counts} asked where asked.team_id not in (select team_id from counted)) as is_used_up) day
  left join sent on true`;

type SentRow = SentInvite & { readonly isUsedUp: boolean };

/** The sent invites; null if a team has reached its daily limit. */
function sentIn(rows: readonly SentRow[]): readonly SentInvite[] | null {
  return rows[0]?.isUsedUp ? null : rows.filter(({ id }) => id !== null);
}

/**
 * TEAM-2.3: core's `inviteOutcomes` in SQL. The team is locked before it looks, and the rows are written in a fixed order, so
 * that concurrent calls wait for each other and cannot deadlock.
 */
const INVITE = callerChange(
  'invite',
  {
    stands: `select caller.team_id, asked.*, ($3::text[])[asked.place] as role
      from caller, team_standings(caller.team_id, $2::citext[]) asked
      where caller.owns_team or not 'admin' = any ($3::text[])`,
    outcomes: `select stands.team_id, stands.address as email, stands.role, stands.place, case
        when stands.standing = 'active' then 'already-in'
        when stands.standing = 'pending' then 'already-invited'
        when stands.taken + count(*) filter (where coalesce(stands.standing, 'declined') = 'declined')
          over (order by stands.place) > stands.room then 'no-seat'
        else 'invited' end as outcome
      from stands`,
    asked: `select team_id, email, role from outcomes where outcome = 'invited'`,
    counted: countedFrom('asked'),
    sent: `insert into team_invites as invite (team_id, email, role)
      select asked.team_id, asked.email, asked.role from asked join counted using (team_id)
      order by asked.email
      on conflict (team_id, email) do update
        set status = 'pending', role = excluded.role, invited_at = ${LATER} ${SENT}`,
    mailed: MAILED,
  },
  `select sending.*, (select json_agg(json_build_object('email', outcomes.email, 'outcome', outcomes.outcome)
      order by outcomes.place) from outcomes) as outcomes
    from (${sentNow('asked')}) sending`,
);

type InvitedRow = SentRow & { readonly outcomes: readonly Invited[] | null };
export type SentInvites = { readonly sent: readonly SentInvite[]; readonly outcomes: readonly Invited[] };

/** Without outcomes where an admin of the team, who does not own it, invites admins. */
export async function sendInvites(
  db: CallerDb,
  roles: ReadonlyMap<string, TeamRole>,
): Promise<SentInvites | 'too-many-invites' | 'admins-by-owner'> {
  const rows = await db.rows<InvitedRow>(INVITE, [[...roles.keys()], [...roles.values()]]);
  const outcomes = rows[0]?.outcomes ?? null;
  if (outcomes === null) return 'admins-by-owner';
  const sent = sentIn(rows);
  return sent === null ? 'too-many-invites' : { sent, outcomes };
}

const RESEND_ALL = callerChange(
  'resend-all',
  {
    asked: `select invite.id, invite.team_id from team_invites invite, caller
      where invite.team_id = caller.team_id and invite.status = $2`,
    counted: countedFrom('asked'),
    sent: `update team_invites invite set status = 'pending', invited_at = ${LATER}
      from asked join counted using (team_id) where invite.id = asked.id and invite.status = $2 ${SENT}`,
    mailed: MAILED,
  },
  sentNow('asked'),
);

export async function resendInvites(db: CallerDb, status: InviteStatus) {
  return sentIn(await db.rows<SentRow>(RESEND_ALL, [status]));
}

const RESEND_OF = callerChange(
  'resend-of',
  {
    asked: `select invite.id, invite.team_id from team_invites invite, caller
      where invite.team_id = $2::uuid and invite.status = 'pending' and ($3::uuid is null or invite.id = $3::uuid)`,
    counted: countedFrom('asked'),
    sent: `update team_invites invite set invited_at = ${LATER}
      from asked join counted using (team_id) where invite.id = asked.id and invite.status = 'pending' ${SENT}`,
    mailed: MAILED,
  },
  sentNow('asked'),
);

/** The open invites of any team, or one of them: for the support desk. */
export async function resendInvitesOf(db: CallerDb, teamId: string, inviteId: string | null) {
  return sentIn(await db.rows<SentRow>(RESEND_OF, [teamId, inviteId]));
}

/** Of the caller's own address from teams they are not in, or of another person's to the team that the caller manages. */
const WAITING = `invite.email = $2::citext and invite.status = 'pending'
  and case when invite.email = caller.email then invite.team_id is distinct from caller.team_id
           else (caller.owns_team or caller.team_role = 'admin') and invite.team_id = caller.team_id end`;

const PENDING = callerStatement(
  'pending',
  `select invite.team_id as "teamId", invite.invited_at as "inviteTime" from team_invites invite
   where ${WAITING} order by invite.invited_at, invite.id`,
);

export type PendingInvite = Pick<SentInvite, 'teamId' | 'inviteTime'>;

export function pendingInvites(db: CallerDb, email: string): Promise<PendingInvite[]> {
  return db.rows<PendingInvite>(PENDING, [email]);
}

const RESEND = callerChange(
  'resend',
  {
    asked: `select invite.id, invite.team_id, invite.email <> caller.email as is_by_team
      from team_invites invite, caller where ${WAITING}`,
    by_team: `select team_id from asked where is_by_team`,
    counted: countedFrom('by_team'),
    sent: `update team_invites invite set invited_at = ${LATER}
      from asked left join counted using (team_id)
      where invite.id = asked.id and invite.status = 'pending'
        and (counted.team_id is not null or not asked.is_by_team) ${SENT}`,
    mailed: MAILED,
  },
  sentNow('by_team'),
);

export async function resendTo(db: CallerDb, email: string) {
  return sentIn(await db.rows<SentRow>(RESEND, [email]));
}

const ACCEPT = callerChange(
  'accept',
  {
    asked: `select invite.team_id from team_invites invite, caller
      where invite.team_id = $2::uuid and invite.email = caller.email and invite.status = 'pending'
        and caller.team_id is null`,
    // Locks the team and then counts: of people who accept at the same time, the last one waits and is refused if the
    // seats are taken.
    seat: `select asked.team_id as id from asked where has_seat(asked.team_id)`,
    taken: `delete from team_invites invite using caller, seat
      where invite.team_id = seat.id and invite.email = caller.email and invite.status = 'pending'
        and caller.team_id is null
      returning invite.team_id, invite.role, invite.invited_at, caller.id as person_id`,
    joined: `insert into team_members (team_id, person_id, role, invited_at)
      select team_id, person_id, role, invited_at from taken returning person_id`,
  },
  'select person_id from joined',
);

const DECLINE = callerChange(
  'decline',
  `update team_invites invite set status = 'declined' from caller
   where invite.team_id = $2::uuid and invite.email = caller.email and invite.status = 'pending'
     and caller.team_id is distinct from invite.team_id
   returning invite.id`,
);

/** Whether the answer was accepted. */
export async function answerInvite(
  db: CallerDb,
  teamId: string,
  answer: 'accepted' | 'declined',
): Promise<boolean> {
  const rows = await db.rows(answer === 'accepted' ? ACCEPT : DECLINE, [uuidOf(teamId)]);
  return rows.length > 0;
}

const STANDING = callerStatement(
  'standing',
  `select case when caller.team_id = $2::uuid then 'active' else coalesce(
     (select invite.status from team_invites invite
      where invite.team_id = $2::uuid and invite.email = caller.email), 'none') end as invite,
     caller.team_id is not null as "inTeam"`,
);

type Standing = {
  readonly invite: InviteStanding;
  /** Whether the caller is in a team, in this one or another. */
  readonly inTeam: boolean;
};

/** The caller's relation to a team. */
export async function standingWith(db: CallerDb, teamId: string): Promise<Standing> {
  const [found] = await db.rows<Standing>(STANDING, [uuidOf(teamId)]);
  return found ?? { invite: 'none', inTeam: false };
}

function uuidOf(teamId: string): string | null {
  return idOf({ kind: 'team', value: teamId });
}
