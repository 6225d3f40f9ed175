import { describe, expect, it } from 'vitest';
import { aProjectRow } from '../testing/reports/project-row.builder.ts';
import { FakeTeamGateway } from '../testing/teams/fake-team-gateway.ts';
import { FakeTeamLogos } from '../testing/teams/fake-team-logos.ts';
import { FakeTeamMembers } from '../testing/teams/fake-team-members.ts';
import { FakeTeamServer } from '../testing/teams/fake-team-server.ts';
import type { Result } from '../shared/result.ts';
import { AddMembers } from './add-members.use-case.ts';
import { ChangeOwner } from './change-owner.use-case.ts';
import { ChangeRole } from './change-role.use-case.ts';
import { CountTeamReports } from './count-team-reports.use-case.ts';
import { ListMembers } from './list-members.use-case.ts';
import { FindTeamReports } from './find-team-reports.use-case.ts';
import { LoadPublicTeam } from './load-public-team.use-case.ts';
import { LoadTeam } from './load-team.use-case.ts';
import { initialMemberSearch } from './member-search.policy.ts';
import { RemoveMember } from './remove-member.use-case.ts';
import { RenameTeam } from './rename-team.use-case.ts';
import { RESTORABLE_FOR } from './restore-member.policy.ts';
import { RestoreMember } from './restore-member.use-case.ts';
import { SearchMembers } from './search-members.use-case.ts';
import { UploadLogo } from './upload-logo.use-case.ts';

function setUp() {
  const server = new FakeTeamServer();
  const teams = new FakeTeamGateway(server);
  const members = new FakeTeamMembers(server);
  const logos = new FakeTeamLogos(server);
  const owner = { userId: 'ada', team: server.team };
  const member = { userId: 'grace', team: server.team };
  const solo = { userId: 'ada', team: null };
  return { server, teams, members, logos, owner, member, solo };
}

const picture = { type: 'image/png', bytes: new Uint8Array(8) };
const mia = { emails: 'mia@example.com', role: 'member' };

describe('a team', () => {
  it('ENT-2 is loaded, and shown to those who are invited', async () => {
    const { server, teams } = setUp();
    expect(await new LoadTeam(teams).run('T-1')).toEqual({ ok: true, value: server.team });
    const shown = { id: 'T-1', name: 'Front Range Roofing', logoUrl: null };
    expect(await new LoadPublicTeam(teams).run('T-1')).toEqual({ ok: true, value: shown });
    expect(await new LoadPublicTeam(teams).run('T-none')).toEqual({ ok: false, failure: 'team-unknown' });
  });

  it('TEAM-2 is renamed by its owner, without the blanks around the name', async () => {
    const { server, teams, owner } = setUp();
    expect((await new RenameTeam(teams).run(owner, '  Capitol Roofing ')).ok).toBe(true);
    expect(server.team.name).toBe('Capitol Roofing');
    expect(await new RenameTeam(teams).run(owner, '   ')).toEqual({
      ok: false,
      failure: 'team-name-missing',
    });
    expect(server.team.name).toBe('Capitol Roofing');
  });

  it('TEAM-2 shows the picture its owner uploads', async () => {
    const { server, logos, owner } = setUp();
    const shown = await new UploadLogo(logos).run(owner, picture);
    expect(shown).toEqual({ ok: true, value: server.team.logoUrl });
    expect([...logos.stored.values()]).toEqual([picture]);
  });

  it('TEAM-2 stores no picture that cannot be shown', async () => {
    const { logos, owner } = setUp();
    const svg = { ...picture, type: 'image/svg+xml' };
    expect(await new UploadLogo(logos).run(owner, svg)).toEqual({
      ok: false,
      failure: 'logo-type-unsupported',
    });
    expect(logos.stored.size).toBe(0);
  });
});

describe('an admin of a team', () => {
  it('TEAM-2.2 invites members and viewers, and no admins', async () => {
    const { server, members, owner } = setUp();
    await new ChangeRole(members).run(owner, 'grace', 'admin');
    server.signIn('grace@example.com');
    const admin = { userId: 'grace', team: server.team };
    expect((await new AddMembers(members).run(admin, mia)).ok).toBe(true);
    expect(await new AddMembers(members).run(admin, { ...mia, role: 'admin' })).toEqual({
      ok: false,
      failure: { code: 'admins-by-owner' },
    });
  });
});

describe('the reports of a team', () => {
  it('DASH-4 are found by a term, without the blanks around it', async () => {
    const { teams } = setUp();
    const capitol = aProjectRow({ reportNumber: 'R-2', address: '200 E Colfax Ave, Denver, CO 80203' });
    teams.addReports(aProjectRow(), capitol);
    expect(await new FindTeamReports(teams).run('T-1', ' colfax ')).toEqual({ ok: true, value: [capitol] });
  });
});

describe('the count of a team’s reports', () => {
  it('TEAM-5 is returned for a requester id', async () => {
    const { teams } = setUp();
    teams.setReportCount('grace', 7);
    expect(await new CountTeamReports(teams).run('T-1', 'grace')).toEqual({ ok: true, value: 7 });
  });

  it('TEAM-5 is 0 for a requester id with an at sign, and nobody is asked', async () => {
    const { teams } = setUp();
    teams.setReportCount('grace@example.com', 7);
    expect(await new CountTeamReports(teams).run('T-1', 'grace@example.com')).toEqual({ ok: true, value: 0 });
    expect(teams.countsAsked).toEqual([]);
  });
});

describe('the members of a team', () => {
  it('TEAM-3 are listed and searched, without the blanks around the term', async () => {
    const { members } = setUp();
    const all = await new ListMembers(members).run('T-1');
    expect(all.ok && all.value.map(({ id }) => id)).toEqual(['ada', 'grace']);
    const found = await new SearchMembers(members).run('T-1', { ...initialMemberSearch, term: ' grace ' });
    expect(found).toMatchObject({ ok: true, value: { entries: [{ id: 'grace' }], total: 1 } });
    expect(members.asked).toEqual([{ ...initialMemberSearch, term: 'grace' }]);
  });

  it('TEAM-2 are added by email with a role', async () => {
    const { server, members, owner } = setUp();
    expect(await new AddMembers(members).run(owner, mia)).toEqual({
      ok: true,
      value: [{ email: 'mia@example.com', outcome: 'invited' }],
    });
    expect(server.roster.entries.at(-1)).toMatchObject({
      email: 'mia@example.com',
      role: 'member',
      inviteStatus: 'pending',
    });
    expect(await new AddMembers(members).run(owner, { emails: 'mia', role: 'member' })).toEqual({
      ok: false,
      failure: { code: 'emails-invalid', invalid: ['mia'] },
    });
  });

  it('TEAM-2.4 come back when their removal is undone, unless it is too late', async () => {
    const { server, members, owner } = setUp();
    const grace = { id: 'grace', role: 'member' };
    await new RemoveMember(members).run(owner, 'grace');
    expect((await new RestoreMember(members).run(owner, grace)).ok).toBe(true);
    expect(server.team.members).toContainEqual(grace);
    await new RemoveMember(members).run(owner, 'grace');
    server.now += RESTORABLE_FOR;
    expect(await new RestoreMember(members).run(owner, grace)).toEqual({
      ok: false,
      failure: 'removed-too-long-ago',
    });
  });

  it('TEAM-2 are removed, given a role, and made owner', async () => {
    const { server, members, owner } = setUp();
    expect((await new ChangeRole(members).run(owner, 'grace', 'viewer')).ok).toBe(true);
    expect(server.team.members).toContainEqual({ id: 'grace', role: 'viewer' });
    expect((await new ChangeOwner(members).run(owner, 'grace')).ok).toBe(true);
    expect(server.team.adminId).toBe('grace');
    server.signIn('grace@example.com');
    expect((await new RemoveMember(members).run({ userId: 'grace', team: server.team }, 'ada')).ok).toBe(
      true,
    );
    expect(server.team.members.map(({ id }) => id)).toEqual(['grace']);
  });
});

type World = ReturnType<typeof setUp>;
type Actor = World['owner'] | World['solo'];
type Attempt = (world: World, actor: Actor) => Promise<Result<unknown, unknown>>;

const attempts: readonly (readonly [failure: string, attempt: Attempt])[] = [
  ['team-not-renamed', ({ teams }, actor) => new RenameTeam(teams).run(actor, 'Capitol Roofing')],
  ['logo-not-uploaded', ({ logos }, actor) => new UploadLogo(logos).run(actor, picture)],
  ['member-not-removed', ({ members }, actor) => new RemoveMember(members).run(actor, 'grace')],
  [
    'member-not-restored',
    ({ members }, actor) => new RestoreMember(members).run(actor, { id: 'grace', role: 'member' }),
  ],
  ['role-not-changed', ({ members }, actor) => new ChangeRole(members).run(actor, 'grace', 'viewer')],
  ['owner-not-changed', ({ members }, actor) => new ChangeOwner(members).run(actor, 'grace')],
  [
    'members-not-added',
    async ({ members }, actor) => {
      const added = await new AddMembers(members).run(actor, mia);
      return added.ok ? added : { ok: false, failure: added.failure.code };
    },
  ],
];

describe('an ability of the owner', () => {
  it.each(attempts)(
    'TEAM-2 is refused to a member, and to a person without a team, before anyone is asked (%s)',
    async (_, attempt) => {
      const world = setUp();
      const before = world.server.roster;
      expect(await attempt(world, world.member)).toMatchObject({
        ok: false,
        failure: expect.stringMatching(/^not-(?:owner|admin)$/),
      });
      expect(await attempt(world, world.solo)).toEqual({ ok: false, failure: 'no-team' });
      expect(world.server.roster).toBe(before);
    },
  );

  it.each(attempts)(
    'TEAM-6 that fails is shown as %s, except for a lost session or right',
    async (failure, attempt) => {
      const world = setUp();
      world.server.refuseWith('unavailable');
      expect(await attempt(world, world.owner)).toEqual({ ok: false, failure });
      world.server.refuseWith('not-found');
      expect(await attempt(world, world.owner)).toEqual({ ok: false, failure });
      world.server.refuseWith('signed-out');
      expect(await attempt(world, world.owner)).toEqual({ ok: false, failure: 'not-authenticated' });
      world.server.refuseWith('not-owner');
      expect(await attempt(world, world.owner)).toEqual({ ok: false, failure: 'not-owner' });
    },
  );

  it.each<[string, (world: World) => Promise<Result<unknown, unknown>>]>([
    ['team-unavailable', ({ teams }) => new LoadTeam(teams).run('T-1')],
    ['members-unavailable', ({ members }) => new ListMembers(members).run('T-1')],
    ['members-unavailable', ({ members }) => new SearchMembers(members).run('T-1', initialMemberSearch)],
    ['team-reports-unavailable', ({ teams }) => new FindTeamReports(teams).run('T-1', '')],
    ['count-unavailable', ({ teams }) => new CountTeamReports(teams).run('T-1', 'grace')],
  ])(
    'TEAM-6 a question that is not answered is told as %s, a lost session apart',
    async (failure, attempt) => {
      const world = setUp();
      world.server.refuseWith('unavailable');
      expect(await attempt(world)).toEqual({ ok: false, failure });
      world.server.refuseWith('signed-out');
      expect(await attempt(world)).toEqual({ ok: false, failure: 'not-authenticated' });
    },
  );
});
