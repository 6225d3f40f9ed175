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

const CHANGES: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  renameTeam: ({ team }) => ['POST', `/teams/${team}`, { name: 'Capitol Roofing' }],
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

const NAMING_NO_TEAM: Readonly<Record<string, (of: PeopleOfATeam) => Call>> = {
  changeMemberRole: (of) => ['POST', `/members/${wireId(of.viewer)}/changerole`, { newRole: 'member' }],
  changeTeamOwner: (of) => ['POST', '/members/changeowner', { newAdminId: wireId(of.admin) }],
};

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
  it.each(Object.keys(CHANGES))('TEAM-2 %s is for its owner alone', async (operation) => {
    const refused = { admin: 403, member: 403, viewer: 403, otherOwner: 404, nobody: 404, newcomer: 403 };
    for (const [standing, status] of Object.entries(refused)) {
      expect([standing, await statusOf(CHANGES[operation]?.(people), standing)]).toEqual([standing, status]);
    }
    expect(await statusOf(CHANGES[operation]?.(people), 'owner')).toBeLessThan(300);
  });

  it.each(Object.keys(NAMING_NO_TEAM))('TEAM-2 %s is for the owner alone', async (operation) => {
    const refused = { admin: 403, member: 403, viewer: 403, otherOwner: 404, nobody: 404, newcomer: 403 };
    for (const [standing, status] of Object.entries(refused)) {
      expect([standing, await statusOf(NAMING_NO_TEAM[operation]?.(people), standing)]).toEqual([
        standing,
        status,
      ]);
    }
    expect(await statusOf(NAMING_NO_TEAM[operation]?.(people), 'owner')).toBe(200);
  });

  it.each(Object.keys({ ...CHANGES, ...NAMING_NO_TEAM }))('%s is one round trip', async (operation) => {
    const before = api.api.database.trips;
    await statusOf({ ...CHANGES, ...NAMING_NO_TEAM }[operation]?.(people), 'owner');
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
    await statusOf(NAMING_NO_TEAM['changeTeamOwner']?.(people), 'owner');
    expect(await statusOf(CHANGES['renameTeam']?.(people), 'owner')).toBe(403);
    expect(await statusOf(CHANGES['renameTeam']?.(people), 'admin')).toBe(200);
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
