import { parseEmail } from '@ridgeline/core/shared';
import { afterInviteEvent, reinviteRequest, type TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import {
  answerInvite,
  pendingInvites,
  resendInvites,
  resendTo,
  sendInvites,
  standingWith,
} from './invites.repository.ts';
import { inviteOnWire } from './invite-on-wire.ts';

type InviteOperation =
  | 'addTeamMembers'
  | 'sendTeamInvites'
  | 'resendInvites'
  | 'listInvites'
  | 'answerTeamInvite';

type Asked = { readonly email: string; readonly role: TeamRole; readonly field: string };

export const inviteHandlers: Pick<Handlers, InviteOperation> = {
  async addTeamMembers({ body: { emails, role }, db }) {
    return invited(
      db,
      emails.map((email, index) => ({ email, role, field: `body/emails/${index}` })),
    );
  },

  async sendTeamInvites({ body: { details }, db }) {
    return invited(
      db,
      details.map(({ email, role }, index) => ({ email, role, field: `body/details/${index}/email` })),
    );
  },

  // TEAM-4 TEAM-6
  async resendInvites({ body: { team_id, status }, db }) {
    const request = reinviteRequest({ teamId: team_id ?? null, status: status ?? null });
    if (!request.ok) return problem(request.failure);
    const sent = await resendInvites(db, request.value.status);
    return sent ? answer(200, { success: true }) : problem('too-many-invites');
  },

  async listInvites({ query: { email, resend }, db }) {
    const waiting = resend ? await resendTo(db, email.trim()) : await pendingInvites(db, email.trim());
    if (waiting === null) return problem('too-many-invites');
    return answer(200, {
      items: waiting.map(({ teamId, inviteTime }) => ({
        team_id: teamId,
        invite_time: inviteTime.toISOString(),
      })),
    });
  },

  // TEAM-4
  async answerTeamInvite({ path, body, db }) {
    if (await answerInvite(db, path.id, body.answer)) return answer(204, undefined);
    const event = body.answer === 'accepted' ? 'accept' : 'decline';
    const standing = await standingWith(db, path.id);
    const possible = afterInviteEvent(standing.invite, event);
    // One team per person: if the invite is still pending, the membership in another team is the reason, else the seats.
    if (possible.ok) return problem(standing.inTeam ? 'in-another-team' : 'team-full');
    return problem(possible.failure === 'not-invited' ? 'not-found' : possible.failure);
  },
};

async function invited(
  db: CallerDb,
  asked: readonly Asked[],
): Promise<Answer<'addTeamMembers' | 'sendTeamInvites'>> {
  const roles = new Map<string, TeamRole>();
  for (const { email, role, field } of asked) {
    const parsed = parseEmail(email);
    if (!parsed.ok) return problem('email-invalid', field);
    roles.set(parsed.value, role);
  }
  const invites = await sendInvites(db, roles);
  if (typeof invites === 'string') return problem(invites);
  return answer(201, { items: invites.sent.map(inviteOnWire), outcomes: [...invites.outcomes] });
}
