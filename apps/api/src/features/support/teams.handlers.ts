import type { InviteSent } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { inviteOnWire } from '../teams/invite-on-wire.ts';
import { resendInvitesOf } from '../teams/invites.repository.ts';
import { readRosterCursor } from '../teams/roster-cursor.ts';
import { rosterPageOf } from '../teams/roster-on-wire.ts';
import { findRosterOf } from '../teams/roster.repository.ts';
import { teamOnWire } from '../teams/team-on-wire.ts';
import { findTeamById } from '../teams/teams.repository.ts';

const PAGE = 50;

export function supportTeamHandlers({
  region,
}: {
  readonly region: string;
}): Pick<Handlers, 'getTeamRoster' | 'resendInvitesOfTeam'> {
  return {
    async getTeamRoster({ path: { teamId }, query: { cursor_id: cursor }, db }) {
      const after = cursor === undefined ? null : readRosterCursor(cursor, 'createdAt');
      const team = await findTeamById(db, teamId);
      if (team === undefined) return problem('not-found');
      const rows = await findRosterOf(db, teamId, { after, limit: PAGE });
      const { items, cursor_id } = rosterPageOf(rows, { sortBy: 'createdAt', limit: PAGE }, region);
      return answer(200, { team: teamOnWire(team, region), items, cursor_id });
    },

    // TEAM-2
    async resendInvitesOfTeam({ path: { teamId }, body: { invite_id: invite = null }, db }) {
      const team = await findTeamById(db, teamId);
      if (team === undefined) return problem('not-found');
      const sent = await resendInvitesOf(db, teamId, invite);
      if (sent === null) return problem('too-many-invites');
      if (sent.length === 0 && invite !== null) return problem('not-found');
      return answer(200, { items: sent.map((one): InviteSent => inviteOnWire(one)) });
    },
  };
}
