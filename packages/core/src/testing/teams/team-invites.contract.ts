import { describe, expect, it } from 'vitest';
import type { InviteStatus } from '../../teams/team.ts';
import type { TeamInvites } from '../../teams/team-invites.port.ts';
import { MIA, TOM, type TeamWorldPeople } from './team-world.ts';

export type TeamInvitesWorld = TeamWorldPeople & {
  readonly invites: TeamInvites;
  /** By the owner, as a member. */
  invite(email: string): Promise<void>;
};

/** Contract suite for `TeamInvites`. Runs on the fake and on every real adapter. */
export function teamInvitesContract(name: string, makeWorld: () => Promise<TeamInvitesWorld>): void {
  describe(`${name} fulfills the contract of TeamInvites`, () => {
    it('TEAM-4 ENT-8 tells a person of the invites that wait for them', async () => {
      const { invites, invite, teamId, signInAs } = await makeWorld();
      await invite(MIA);
      await signInAs(MIA);
      expect(await invites.pendingFor(MIA)).toEqual({
        ok: true,
        value: [{ teamId, inviteTime: expect.any(Number) }],
      });
      await signInAs(TOM);
      expect(await invites.pendingFor(TOM)).toEqual({ ok: true, value: [] });
    });

    it('TEAM-4 takes yes for an answer, once', async () => {
      const { invites, invite, teamId, signInAs } = await makeWorld();
      await invite(MIA);
      await signInAs(MIA);
      expect((await invites.answer(teamId, 'accepted')).ok).toBe(true);
      expect(await invites.pendingFor(MIA)).toEqual({ ok: true, value: [] });
      expect(await invites.answer(teamId, 'declined')).toEqual({ ok: false, failure: 'already-active' });
    });

    it('TEAM-4 takes no for an answer, until the person is invited again', async () => {
      const { invites, invite, teamId, owner, signInAs } = await makeWorld();
      await invite(MIA);
      await signInAs(MIA);
      expect((await invites.answer(teamId, 'declined')).ok).toBe(true);
      expect(await invites.answer(teamId, 'accepted')).toEqual({ ok: false, failure: 'already-declined' });
      await signInAs(owner.email);
      await invite(MIA);
      await signInAs(MIA);
      expect((await invites.answer(teamId, 'accepted')).ok).toBe(true);
    });

    it('TEAM-4 accepts no answer from a person who was not invited', async () => {
      const { invites, teamId, signInAs } = await makeWorld();
      await signInAs(TOM);
      expect(await invites.answer(teamId, 'accepted')).toEqual({ ok: false, failure: 'not-invited' });
      expect(await invites.answer(teamId, 'declined')).toEqual({ ok: false, failure: 'not-invited' });
    });

    it('TEAM-4 lists those who have not joined', async () => {
      const { invites, invite, teamId, owner, signInAs } = await makeWorld();
      expect(await invites.inactive(teamId)).toEqual({ ok: true, value: [] });
      await invite(MIA);
      await invite(TOM);
      await signInAs(TOM);
      await invites.answer(teamId, 'declined');
      await signInAs(owner.email);
      expect(await standings(invites, teamId)).toEqual([
        [MIA, 'pending'],
        [TOM, 'declined'],
      ]);
    });

    it('TEAM-4 sends again to all of one status, and leaves the others', async () => {
      const { invites, invite, teamId, owner, signInAs } = await makeWorld();
      await invite(MIA);
      await invite(TOM);
      await signInAs(TOM);
      await invites.answer(teamId, 'declined');
      await signInAs(owner.email);
      const before = await timesOf(invites, teamId);
      expect(await invites.resendAll({ teamId, status: 'declined' })).toEqual({
        ok: true,
        value: { success: true },
      });
      expect(await standings(invites, teamId)).toEqual([
        [MIA, 'pending'],
        [TOM, 'pending'],
      ]);
      const after = await timesOf(invites, teamId);
      expect(after.get(MIA)).toBe(before.get(MIA));
      expect(after.get(TOM)).toBeGreaterThan(before.get(TOM) ?? 0);
    });

    it('TEAM-2 sends nothing again for a member', async () => {
      const { invites, invite, teamId, member, signInAs } = await makeWorld();
      await invite(MIA);
      await signInAs(member.email);
      expect(await invites.resendAll({ teamId, status: 'pending' })).toEqual({
        ok: false,
        failure: 'not-admin',
      });
    });

    it('TEAM-4 sends one invite again', async () => {
      const { invites, invite, signInAs } = await makeWorld();
      await invite(MIA);
      await signInAs(MIA);
      const before = await invites.pendingFor(MIA);
      const after = await invites.resendTo(MIA);
      expect(after.ok && after.value.length).toBe(1);
      const [sentBefore, sentAfter] = [before, after].map((answer) =>
        answer.ok ? answer.value[0]?.inviteTime : 0,
      );
      expect(sentAfter).toBeGreaterThan(sentBefore ?? 0);
    });

    it('TEAM-6 answers nobody whose session is over', async () => {
      const { invites, teamId, signInAs } = await makeWorld();
      await signInAs(null);
      const refused = { ok: false, failure: 'signed-out' };
      expect(await invites.pendingFor(MIA)).toEqual(refused);
      expect(await invites.resendTo(MIA)).toEqual(refused);
      expect(await invites.answer(teamId, 'accepted')).toEqual(refused);
      expect(await invites.inactive(teamId)).toEqual(refused);
      expect(await invites.resendAll({ teamId, status: 'pending' })).toEqual(refused);
    });
  });
}

async function standings(
  invites: TeamInvites,
  teamId: string,
): Promise<readonly [string, InviteStatus][] | null> {
  const inactive = await invites.inactive(teamId);
  if (!inactive.ok) return null;
  return inactive.value
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    .map(({ email, inviteStatus }) => [email, inviteStatus]);
}

async function timesOf(invites: TeamInvites, teamId: string): Promise<ReadonlyMap<string, number | null>> {
  const inactive = await invites.inactive(teamId);
  return new Map(inactive.ok ? inactive.value.map(({ email, inviteTime }) => [email, inviteTime]) : []);
}
