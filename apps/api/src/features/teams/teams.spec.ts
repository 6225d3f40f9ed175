import type { ProjectSummaryPage, Team } from '@ridgeline/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type ProjectColumns } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { peopleOfATeam, wireId, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeAll(async () => {
  people = await peopleOfATeam(api);
});

describe('a team', () => {
  it('ENT-2 TEAM-1 has its owner, members, limits and counts', async () => {
    const { body } = await api.call<Team>('GET', `/teams/${people.team}`, { as: people.viewer });
    expect(body).toMatchObject({
      id: people.team,
      admin_id: wireId(people.owner),
      name: 'Marsh Roofing',
      logo_url: null,
      limits: { plan_config: null },
      counts: { lifetime: { code_reports: 0, cycle_reset: null } },
    });
    const roles = new Map(body.members.map(({ id, role }) => [id, role]));
    expect(roles.get(wireId(people.viewer))).toBe('viewer');
    expect(roles.size).toBe(4);
  });

  it('ENT-2 PLAN-4 tells of a bucket plan and of what the team has used of it', async () => {
    await api.sql.query('update teams set bucket_size = 200 where id = $1', [people.otherTeam]);
    await api.sql.query(
      `insert into usage_counts (team_id, counting, period_start, quick_views, allowed_quick_views)
       values ($1, 'lifetime', 'epoch', 12, 200)`,
      [people.otherTeam],
    );
    const { body } = await api.call<Team>('GET', `/teams/${people.otherTeam}`, { as: people.otherOwner });
    expect(body.limits.plan_config).toEqual({ type: 'bucket', max_bucket_size: 200 });
    expect(body.counts).toEqual({
      lifetime: { code_reports: 12, cycle_reset: null },
      monthly: { code_reports: 0, cycle_reset: null },
      free: { code_reports: 0, cycle_reset: null },
    });
  });

  it('TEAM-2 is renamed, by no empty name and none of several lines', async () => {
    const rename = (name: string) =>
      api.call('POST', `/teams/${people.team}`, { as: people.owner, body: { name } });
    expect((await rename('  Capitol Roofing ')).body).toEqual({
      id: people.team,
      name: 'Capitol Roofing',
      logo_url: null,
    });
    expect((await rename('   ')).status).toBe(400);
    for (const name of ['Capitol\nRoofing', 'Capitol\r\nBcc: all@example.com', 'Capitol\u2028Roofing']) {
      expect((await rename(name)).status).toBe(400);
    }
    expect((await rename('x'.repeat(101))).status).toBe(400);
  });

  it('TEAM-4 is shown to anybody by name and logo alone', async () => {
    const { body } = await api.call('GET', `/public/team/${people.otherTeam}`);
    expect(body).toEqual({ id: people.otherTeam, name: 'Marsh Roofing', logo_url: null });
    for (const id of [randomUUID(), 'T-none']) {
      expect((await api.call('GET', `/public/team/${id}`)).status).toBe(404);
    }
  });

  it('TEAM-1 always has its owner among its members, even by direct SQL', async () => {
    const remove = api.sql.query('delete from team_members where person_id = $1', [people.owner.id]);
    await expect(remove).rejects.toThrow('teams_owner_is_member');
    const give = api.sql.query('update teams set admin_id = $2 where id = $1', [
      people.team,
      people.nobody.id,
    ]);
    await expect(give).rejects.toThrow('teams_owner_is_member');
  });
});

describe('the projects of a team', () => {
  it('DASH-4 are those of all its members, newest first, page by page', async () => {
    await project(people.owner, '1437 Bannock St, Denver, CO 80202', '2026-01-05');
    await project(people.member, '128 Main St, Cañon City, CO 81212', '2026-01-06');
    await project(people.owner, '927 4th Ave, Grinnell, IA 50112', '2026-01-06');
    await project(people.otherOwner, '1 Elsewhere Plaza, Reno, NV 89501', '2026-01-07');
    const first = await reports('limit=2');
    expect(first.items.map(({ address }) => address.slice(0, 3))).toEqual(['927', '128']);
    const second = await reports(`limit=2&cursor_id=${first.cursor_id}`);
    expect(second.items.map(({ address }) => address.slice(0, 3))).toEqual(['143']);
    expect(second).toMatchObject({ has_more: false, cursor_id: null });
    expect(first.items[0]).toMatchObject({ createdBy: 'Ada Marsh', createdAt: '2026-01-06T00:00:00.000Z' });
  });

  it.each([
    ['term=cañon', 1],
    ['term=100%25', 0],
    ['term=elsewhere', 0],
  ])('are found by %s', async (query, count) => {
    expect((await reports(query)).items).toHaveLength(count);
  });

  it('refuse a cursor that was not written here', async () => {
    const { status, body } = await api.call('GET', `/teams/${people.team}/reports?cursor_id=bm9uZQ`, {
      as: people.member,
    });
    expect([status, body['code']]).toEqual([400, 'invalid-cursor']);
  });

  it('TEAM-5 are counted by requester, and an email address counts none', async () => {
    expect(await count(wireId(people.owner))).toBe(2);
    expect(await count(people.member.id)).toBe(1);
    expect(await count(wireId(people.viewer))).toBe(0);
    expect(await count(people.owner.email)).toBe(0);
  });

  it('TEAM-5 stay counted as they come, go and change hands', async () => {
    const added = await project(people.viewer, '1 Main St', '2026-02-01');
    await project(people.viewer, '2 Main St', '2026-02-01');
    expect(await count(people.viewer.id)).toBe(2);
    await api.sql.query('update projects set owner_id = $2 where report_number = $1', [
      added,
      people.admin.id,
    ]);
    expect([await count(people.viewer.id), await count(people.admin.id)]).toEqual([1, 1]);
    await api.sql.query('delete from projects where owner_id = any($1)', [
      [people.viewer.id, people.admin.id],
    ]);
    expect([await count(people.viewer.id), await count(people.admin.id)]).toEqual([0, 0]);
  });
});

describe('the projects under an occ id', () => {
  beforeAll(async () => {
    for (const [owner, state, jurisdiction, propertyType] of [
      [people.owner, 'co', 'Denver', 'residential'],
      [people.member, 'co', 'Aurora', 'commercial'],
      [people.member, 'tx', 'Austin', 'residential'],
      [people.otherOwner, 'nv', 'Reno', 'commercial'],
    ] as const) {
      const number = await project(owner, '1 Main St', '2026-01-05', {
        state,
        jurisdiction,
        propertyType,
      });
      await api.sql.query(`insert into occ_projects values ('O-1', $1)`, [number]);
    }
  });

  it.each([
    ['/projects/address-states?occ_id=O-1', { items: ['co', 'tx'] }],
    ['/projects/address-states?occ_id=O-2', { items: [] }],
    ['/projects/jurisdictions?occ_id=O-1&state=co', { items: ['Aurora', 'Denver'] }],
    ['/projects/jurisdictions?occ_id=O-1&state=co&term=DEN', { items: ['Denver'] }],
    ['/projects/commercial?occ_id=O-1', { count: 1 }],
  ])('TEAM-5 are spread as %s says, for those of the team', async (url, expected) => {
    const before = api.api.database.trips;
    expect((await api.call('GET', url, { as: people.viewer })).body).toEqual(expected);
    expect(api.api.database.trips - before).toBe(1);
  });

  it('TEAM-5 are hidden from everyone else', async () => {
    const { body } = await api.call('GET', '/projects/address-states?occ_id=O-1', { as: people.nobody });
    expect(body).toEqual({ items: [] });
  });

  it.each(['/projects/address-states', '/projects/jurisdictions?state=co', '/projects/commercial'])(
    'TEAM-6 %s says that it needs an occ id',
    async (url) => {
      const { status, body } = await api.call('GET', url, { as: people.owner });
      expect([status, body['title']]).toEqual([400, 'Occ ID is required.']);
    },
  );
});

async function reports(query: string): Promise<ProjectSummaryPage> {
  const url = `/teams/${people.team}/reports?${query}`;
  return (await api.call<ProjectSummaryPage>('GET', url, { as: people.viewer })).body;
}

async function count(requester: string): Promise<unknown> {
  const url = `/teams/${people.team}/projectCount?requester_id=${requester}`;
  return (await api.call('GET', url, { as: people.viewer })).body['count'];
}

async function project(
  owner: Person,
  address: string,
  createdAt: string,
  columns: ProjectColumns = {},
): Promise<string> {
  return aProject(api, owner, { address, createdAt, jurisdiction: 'Denver', ...columns });
}
