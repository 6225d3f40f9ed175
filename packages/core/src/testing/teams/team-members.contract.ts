import { describe, expect, it } from 'vitest';
import { parseInvitees, type Invitees } from '../../teams/invitees.policy.ts';
import { initialMemberSearch, type MemberSearch } from '../../teams/member-search.policy.ts';
import type { TeamMembers } from '../../teams/team-members.port.ts';
import { MIA, TOM, type TeamWorldPeople } from './team-world.ts';

export type TeamMembersWorld = TeamWorldPeople & { readonly members: TeamMembers };

/** Contract suite for `TeamMembers`. Runs on the fake and on every real adapter. */
export function teamMembersContract(name: string, makeWorld: () => Promise<TeamMembersWorld>): void {
  describe(`${name} fulfills the contract of TeamMembers`, () => {
    it('TEAM-3 ENT-8 lists who is there, with email and role', async () => {
      const { members, teamId, owner, member } = await makeWorld();
      const all = await members.all(teamId);
      const emails = all.ok ? all.value.map(({ email }) => email).toSorted() : null;
      expect(emails).toEqual([owner.email, member.email].toSorted());
    });

    it('TEAM-2 TEAM-4 invites by email with a role, and the roster shows it pending', async () => {
      const { members, teamId } = await makeWorld();
      expect((await members.add(teamId, invitees(`${MIA} ${TOM}`, 'viewer'))).ok).toBe(true);
      const pending = await found(members, teamId, {
        filters: { inviteStatus: 'pending' },
        sortBy: 'email',
        sortOrder: 'asc',
      });
      expect(pending).toEqual([MIA, TOM]);
      const viewers = await found(members, teamId, {
        filters: { role: 'viewer' },
        sortBy: 'email',
        sortOrder: 'desc',
      });
      expect(viewers).toEqual([TOM, MIA]);
    });

    it('TEAM-2 changes nothing for those who have joined already', async () => {
      const { members, teamId, member } = await makeWorld();
      expect(await members.add(teamId, invitees(member.email, 'viewer'))).toEqual({
        ok: true,
        value: [{ email: member.email, outcome: 'already-in' }],
      });
      const all = await members.search(teamId, { ...initialMemberSearch, term: member.email });
      expect(all).toMatchObject({
        ok: true,
        value: { entries: [{ id: member.id, inviteStatus: 'active', role: 'member' }], total: 1 },
      });
    });

    it('TEAM-2.3 says of each address what became of it, and sends nothing twice', async () => {
      const { members, teamId, member } = await makeWorld();
      await members.add(teamId, invitees(MIA, 'viewer'));
      expect(await members.add(teamId, invitees(`${TOM} ${MIA} ${member.email}`, 'member'))).toEqual({
        ok: true,
        value: [
          { email: TOM, outcome: 'invited' },
          { email: MIA, outcome: 'already-invited' },
          { email: member.email, outcome: 'already-in' },
        ],
      });
      expect(await found(members, teamId, { filters: { role: 'viewer' } })).toEqual([MIA]);
    });

    it('TEAM-2.2 lets an admin manage people, and leaves the admins to the owner', async () => {
      const { members, teamId, owner, member, signInAs } = await makeWorld();
      expect((await members.changeRole(member.id, 'admin')).ok).toBe(true);
      await signInAs(member.email);
      expect((await members.add(teamId, invitees(MIA, 'viewer'))).ok).toBe(true);
      const refused = { ok: false, failure: 'admins-by-owner' };
      expect(await members.add(teamId, invitees(TOM, 'admin'))).toEqual(refused);
      expect(await members.changeRole(member.id, 'viewer')).toEqual(refused);
      expect(await members.remove(teamId, member.id)).toEqual(refused);
      expect(await members.changeOwner(member.id)).toEqual({ ok: false, failure: 'not-owner' });
      await signInAs(owner.email);
      expect(await found(members, teamId, { filters: { inviteStatus: 'pending' } })).toEqual([MIA]);
    });

    it('TEAM-3 pages the roster and tells how many there are', async () => {
      const { members, teamId } = await makeWorld();
      await members.add(
        teamId,
        invitees('a@example.com b@example.com c@example.com d@example.com', 'member'),
      );
      const first = await members.search(teamId, {
        ...initialMemberSearch,
        sortBy: 'email',
        sortOrder: 'asc',
      });
      expect(first.ok && [first.value.entries.length, first.value.total]).toEqual([5, 6]);
      const second = await members.search(teamId, {
        ...initialMemberSearch,
        sortBy: 'email',
        sortOrder: 'asc',
        page: 2,
      });
      expect(second.ok && [second.value.entries.length, second.value.total]).toEqual([1, 6]);
      const both = [first, second].flatMap((page) =>
        page.ok ? page.value.entries.map(({ email }) => email) : [],
      );
      expect(new Set(both).size).toBe(6);
    });

    it('TEAM-3 finds by term, by several words and by number of projects', async () => {
      const { members, teamId, owner } = await makeWorld();
      expect(await found(members, teamId, { term: owner.email.toUpperCase() })).toEqual([owner.email]);
      expect(await found(members, teamId, { advancedTerms: ['example', owner.email] })).toEqual([
        owner.email,
      ]);
      expect(await found(members, teamId, { advancedTerms: ['nowhere', owner.email] })).toEqual([]);
      expect(await found(members, teamId, { numberOfProjects: 1_000_000 })).toEqual([]);
    });

    it('TEAM-2 removes a member, and not for another member', async () => {
      const { members, teamId, owner, member, signInAs } = await makeWorld();
      await signInAs(member.email);
      expect(await members.remove(teamId, member.id)).toEqual({ ok: false, failure: 'not-admin' });
      await signInAs(owner.email);
      expect((await members.remove(teamId, member.id)).ok).toBe(true);
      expect(await members.remove(teamId, member.id)).toEqual({ ok: false, failure: 'not-found' });
      expect(await found(members, teamId, {})).toEqual([owner.email]);
    });

    it('TEAM-2.4 brings a removed member back, as they were, and once', async () => {
      const { members, teamId, owner, member, signInAs } = await makeWorld();
      await members.changeRole(member.id, 'viewer');
      await members.remove(teamId, member.id);
      await signInAs(member.email);
      expect((await members.restore(member.id)).ok).toBe(false);
      await signInAs(owner.email);
      expect((await members.restore(member.id)).ok).toBe(true);
      expect(await found(members, teamId, { filters: { role: 'viewer' } })).toEqual([member.email]);
      expect(await members.restore(member.id)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('TEAM-2.4 leaves no invite open of who is brought back', async () => {
      const { members, teamId, owner, member } = await makeWorld();
      await members.remove(teamId, member.id);
      await members.add(teamId, invitees(member.email, 'admin'));
      expect((await members.restore(member.id)).ok).toBe(true);
      const sorted = { sortBy: 'role', sortOrder: 'asc' } as const;
      expect(await found(members, teamId, sorted)).toEqual([owner.email, member.email]);
    });

    it('TEAM-2 changes a role, and not for a member', async () => {
      const { members, teamId, owner, member, signInAs } = await makeWorld();
      await signInAs(member.email);
      expect(await members.changeRole(member.id, 'admin')).toEqual({ ok: false, failure: 'not-admin' });
      await signInAs(owner.email);
      expect((await members.changeRole(member.id, 'viewer')).ok).toBe(true);
      expect(await found(members, teamId, { filters: { role: 'viewer' } })).toEqual([member.email]);
      expect(await members.changeRole('nobody', 'viewer')).toEqual({ ok: false, failure: 'not-found' });
    });

    it('TEAM-2 hands the team over, after which the former owner owns nothing', async () => {
      const { members, teamId, owner, member, signInAs } = await makeWorld();
      expect((await members.changeOwner(member.id)).ok).toBe(true);
      expect(await members.changeOwner(owner.id)).toEqual({ ok: false, failure: 'not-owner' });
      await signInAs(member.email);
      expect((await members.remove(teamId, owner.id)).ok).toBe(true);
    });

    it('TEAM-6 answers nobody whose session is over', async () => {
      const { members, teamId, member, signInAs } = await makeWorld();
      await signInAs(null);
      const refused = { ok: false, failure: 'signed-out' };
      expect(await members.all(teamId)).toEqual(refused);
      expect(await members.search(teamId, initialMemberSearch)).toEqual(refused);
      expect(await members.add(teamId, invitees(MIA, 'member'))).toEqual(refused);
      expect(await members.remove(teamId, member.id)).toEqual(refused);
      expect(await members.restore(member.id)).toEqual(refused);
      expect(await members.changeOwner(member.id)).toEqual(refused);
      expect(await members.changeRole(member.id, 'viewer')).toEqual(refused);
    });
  });
}

async function found(
  members: TeamMembers,
  teamId: string,
  change: Partial<MemberSearch>,
): Promise<readonly string[] | null> {
  const page = await members.search(teamId, { ...initialMemberSearch, ...change });
  return page.ok ? page.value.entries.map(({ email }) => email) : null;
}

function invitees(emails: string, role: string): Invitees {
  const parsed = parseInvitees({ emails, role });
  if (!parsed.ok) throw new Error(`Nobody can be invited as ${emails}.`);
  return parsed.value;
}
