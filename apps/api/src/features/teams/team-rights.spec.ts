import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { peopleOfATeam, wireId, type PeopleOfATeam, type Standing } from '../../testing/people-of-a-team.ts';

type Call = readonly [method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown];

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeEach(async () => {
  people = await peopleOfATeam(api);
});

const READS: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  getTeam: ({ team }) => ['GET', `/teams/${team}`],
  listTeamMembers: ({ team }) => ['GET', `/teams/${team}/members`],
  searchTeamMembers: ({ team }) => ['GET', `/teams/${team}/members/search`],
  listTeamReports: ({ team }) => ['GET', `/teams/${team}/reports`],
  countTeamProjects: (of) => ['GET', `/teams/${of.team}/projectCount?requester_id=${wireId(of.member)}`],
  listInactiveMembers: ({ team }) => ['GET', `/inactiveMembers?team_id=${team}`],
};

const RENAME: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  renameTeam: ({ team }) => ['POST', `/teams/${team}`, { name: 'Capitol Roofing' }],
};

const OF_PEOPLE: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  addTeamMembers: ({ team }) => [
    'POST',
    `/teams/${team}/members`,
    { emails: ['mia@example.com'], role: 'member' },
  ],
  sendTeamInvites: ({ team }) => [
    'POST',
    `/teams/${team}/members/invites`,
    { details: [{ email: 'mia@example.com', role: 'viewer' }] },
  ],
  removeTeamMember: (of) => ['DELETE', `/teams/${of.team}/members?member_id=${wireId(of.viewer)}`],
  resendInvites: ({ team }) => ['POST', '/resend-invites-batch', { team_id: team, status: 'pending' }],
};

const ROLE: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  changeMemberRole: (of) => ['POST', `/members/${wireId(of.viewer)}/changerole`, { newRole: 'member' }],
};

const HAND_OVER: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  changeTeamOwner: (of) => ['POST', '/members/changeowner', { newAdminId: wireId(of.admin) }],
};

const ALL = { ...RENAME, ...OF_PEOPLE, ...ROLE, ...HAND_OVER };

const READERS: Readonly<Record<Standing, number>> = {
  owner: 200,
  admin: 200,
  member: 200,
  viewer: 200,
  otherOwner: 404,
  nobody: 404,
  newcomer: 403,
};

describe('who may read of a team', () => {
  it.each(Object.keys(READS))('TEAM-3 TEAM-5 %s is for its members', async (operation) => {
    for (const [standing, status] of Object.entries(READERS)) {
      expect([standing, await statusOf(READS[operation]?.(people), standing)]).toEqual([standing, status]);
    }
  });

  it.each(Object.keys(READS))('%s is one round trip', async (operation) => {
    const before = api.api.database.trips;
    await statusOf(READS[operation]?.(people), 'member');
    expect(api.api.database.trips - before).toBe(1);
  });

  it.each(Object.keys(READS))('%s tells the absent and the forbidden team alike', async (operation) => {
    const absent = { ...people, team: randomUUID() };
    const malformed = { ...people, team: 'no-team' };
    for (const of of [absent, malformed, { ...people, team: people.otherTeam }]) {
      expect(await statusOf(READS[operation]?.(of), 'member')).toBe(404);
    }
  });
});

describe('who may change a team', () => {
  it.each(Object.keys({ ...RENAME, ...HAND_OVER }))('TEAM-2 %s is for its owner alone', async (operation) => {
    const call = () => ALL[operation]?.(people);
    const refused = { admin: 403, member: 403, viewer: 403, otherOwner: 404, nobody: 404, newcomer: 403 };
    for (const [standing, status] of Object.entries(refused)) {
      expect([standing, await statusOf(call(), standing)]).toEqual([standing, status]);
    }
    expect(await statusOf(call(), 'owner')).toBeLessThan(300);
  });

  it.each(Object.keys({ ...OF_PEOPLE, ...ROLE }))(
    'TEAM-2 TEAM-2.2 %s is for its owner and its admins',
    async (operation) => {
      for (const manager of ['owner', 'admin']) {
        people = await peopleOfATeam(api);
        const call = () => ALL[operation]?.(people);
        const refused = { member: 403, viewer: 403, otherOwner: 404, nobody: 404, newcomer: 403 };
        for (const [standing, status] of Object.entries(refused)) {
          expect([standing, await statusOf(call(), standing)]).toEqual([standing, status]);
        }
        expect([manager, (await statusOf(call(), manager)) < 300]).toEqual([manager, true]);
      }
    },
  );

  it('TEAM-2.2 leaves the admins of a team, and its owner, to the owner', async () => {
    const other = await api.person();
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'admin')`, [
      people.team,
      other.id,
    ]);
    await api.sql.query(
      `insert into team_invites (team_id, email, role) values ($1, 'boss@example.com', 'admin')`,
      [people.team],
    );
    const { rows } = await api.sql.query<{ id: string }>(
      `select id from team_invites where team_id = $1 and email = 'boss@example.com'`,
      [people.team],
    );
    const invite = rows[0]?.id ?? '';
    const role = (id: string, newRole: string) => ['POST', `/members/${id}/changerole`, { newRole }] as const;
    const remove = (id: string) => ['DELETE', `/teams/${people.team}/members?member_id=${id}`] as const;
    const add = [
      'POST',
      `/teams/${people.team}/members`,
      { emails: ['ann@example.com'], role: 'admin' },
    ] as const;
    for (const call of [
      add,
      role(wireId(people.viewer), 'admin'),
      role(wireId(other), 'viewer'),
      role(wireId(people.admin), 'member'),
      role(invite, 'member'),
      remove(wireId(other)),
      remove(wireId(people.admin)),
      remove(invite),
    ] as const satisfies readonly Call[]) {
      expect([call[1], await codeOf(call, 'admin')]).toEqual([call[1], 'admins-by-owner']);
    }
    expect(await codeOf(role(wireId(people.owner), 'viewer'), 'admin')).toBe('owner-keeps-role');
    expect(await codeOf(remove(wireId(people.owner)), 'admin')).toBe('owner-stays');
    for (const call of [add, role(wireId(other), 'viewer'), remove(wireId(other)), remove(invite)]) {
      expect([call[1], await codeOf(call, 'owner')]).toEqual([call[1], null]);
    }
  });

  it.each(Object.keys(ALL))('%s is one round trip', async (operation) => {
    const before = api.api.database.trips;
    await statusOf(ALL[operation]?.(people), 'owner');
    expect(api.api.database.trips - before).toBe(1);
  });

  it('TEAM-2 names nobody of another team, nor of none', async () => {
    for (const stranger of [people.otherOwner, people.nobody]) {
      for (const call of [
        ['POST', '/members/changeowner', { newAdminId: wireId(stranger) }],
        ['POST', `/members/${wireId(stranger)}/changerole`, { newRole: 'viewer' }],
        ['DELETE', `/teams/${people.team}/members?member_id=${wireId(stranger)}`],
        ['GET', `/teams/${people.team}/projectCount?requester_id=${wireId(stranger)}`],
      ] as const satisfies readonly Call[]) {
        expect([call[1], await statusOf(call, 'owner')]).toEqual([call[1], 404]);
      }
    }
  });

  it('TEAM-1 ends with the ownership', async () => {
    await statusOf(HAND_OVER['changeTeamOwner']?.(people), 'owner');
    expect(await statusOf(RENAME['renameTeam']?.(people), 'owner')).toBe(403);
    expect(await statusOf(RENAME['renameTeam']?.(people), 'admin')).toBe(200);
  });
});

describe('whatever is asked', () => {
  const hostile = ['%00', "'; drop table teams; --", '../..', '%F0%9F%A6%86', 'a'.repeat(99), '-1', 'null'];

  it.each(hostile)('TEAM-3 %j is answered without a fault of ours', async (text) => {
    const { team } = people;
    const word = text.startsWith('%') ? text : encodeURIComponent(text);
    const calls: readonly Call[] = [
      ['GET', `/teams/${word}`],
      ['GET', `/public/team/${word}`],
      ['GET', `/teams/${team}/members/search?term=${word}&advancedTerms=${word}&filters=role:${word}`],
      ['GET', `/teams/${team}/members?cursor_id=${word}`],
      ['GET', `/teams/${team}/reports?term=${word}`],
      ['GET', `/teams/${team}/projectCount?requester_id=${word}`],
      ['GET', `/teams/invites?email=${word}`],
      ['GET', `/inactiveMembers?team_id=${word}`],
      ['GET', `/projects/jurisdictions?state=co&occ_id=${word}&term=${word}`],
      ['DELETE', `/teams/${team}/members?member_id=${word}`],
      ['POST', `/members/${word}/changerole`, { newRole: 'viewer' }],
      ['POST', '/members/changeowner', { newAdminId: text }],
      ['POST', `/teams/${team}/members`, { emails: [text], role: 'member' }],
      ['POST', `/teams/${team}/invites/answer`, { answer: text }],
      ['POST', `/teams/${team}`, { name: decodeURIComponent(word) }],
    ];
    for (const call of calls) {
      expect([call[1], (await statusOf(call, 'owner')) < 500]).toEqual([call[1], true]);
    }
  });
});

async function statusOf(call: Call | undefined, standing: string): Promise<number> {
  if (!call) throw new Error('no such operation');
  const [method, url, body] = call;
  return (await api.call(method, url, { as: people[standing as Standing], body })).status;
}

async function codeOf([method, url, body]: Call, standing: Standing): Promise<unknown> {
  const { status, body: said } = await api.call(method, url, { as: people[standing], body });
  return status < 300 ? null : said['code'];
}
