import { describe, expect, it } from 'vitest';
import type { TeamGateway } from '../../teams/team-gateway.port.ts';
import type { TeamWorldPeople } from './team-world.ts';

export type TeamGatewayWorld = TeamWorldPeople & { readonly teams: TeamGateway };

/** Contract suite for `TeamGateway`. Runs on the fake and on every real adapter. */
export function teamGatewayContract(name: string, makeWorld: () => Promise<TeamGatewayWorld>): void {
  describe(`${name} fulfills the contract of TeamGateway`, () => {
    it('ENT-2 TEAM-1 loads a team with its owner and members', async () => {
      const { teams, teamId, owner, member } = await makeWorld();
      const team = await teams.load(teamId);
      expect(team).toMatchObject({ ok: true, value: { id: teamId, adminId: owner.id } });
      expect(team.ok && team.value.members.map(({ id }) => id).toSorted()).toEqual(
        [member.id, owner.id].toSorted(),
      );
    });

    it('TEAM-4 shows its name to everyone, and not its members', async () => {
      const { teams, teamId, signInAs } = await makeWorld();
      const team = await teams.load(teamId);
      await signInAs(null);
      const shown = await teams.loadPublic(teamId);
      expect(shown).toMatchObject({ ok: true, value: { id: teamId, name: team.ok ? team.value.name : '' } });
      expect(Object.keys(shown.ok ? shown.value : {}).toSorted()).toEqual(['id', 'logoUrl', 'name']);
    });

    it('TEAM-2 lets the owner rename it, and nobody else', async () => {
      const { teams, teamId, member, signInAs } = await makeWorld();
      expect((await teams.rename(teamId, 'Capitol Roofing')).ok).toBe(true);
      expect(await teams.load(teamId)).toMatchObject({ ok: true, value: { name: 'Capitol Roofing' } });
      await signInAs(member.email);
      expect(await teams.rename(teamId, 'Mine')).toEqual({ ok: false, failure: 'not-owner' });
      expect(await teams.load(teamId)).toMatchObject({ ok: true, value: { name: 'Capitol Roofing' } });
    });

    it('DASH-4 finds no reports of a team that made none', async () => {
      const { teams, teamId } = await makeWorld();
      expect(await teams.findReports(teamId, '')).toEqual({ ok: true, value: [] });
    });

    it('TEAM-5 counts no reports for a person who made none', async () => {
      const { teams, teamId, member } = await makeWorld();
      expect(await teams.countReports(teamId, member.id)).toEqual({ ok: true, value: 0 });
    });

    it('TEAM-4 does not find an unknown team', async () => {
      const { teams } = await makeWorld();
      expect(await teams.load('T-none')).toEqual({ ok: false, failure: 'not-found' });
      expect(await teams.loadPublic('T-none')).toEqual({ ok: false, failure: 'not-found' });
      expect(await teams.rename('T-none', 'x')).toEqual({ ok: false, failure: 'not-found' });
    });

    it('TEAM-6 answers nobody whose session is over', async () => {
      const { teams, teamId, owner, signInAs } = await makeWorld();
      await signInAs(null);
      const refused = { ok: false, failure: 'signed-out' };
      expect(await teams.load(teamId)).toEqual(refused);
      expect(await teams.rename(teamId, 'x')).toEqual(refused);
      expect(await teams.findReports(teamId, '')).toEqual(refused);
      expect(await teams.countReports(teamId, owner.id)).toEqual(refused);
    });
  });
}
