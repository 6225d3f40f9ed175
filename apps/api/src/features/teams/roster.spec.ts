import type { MemberRosterPage } from '@ridgeline/contract';
import { MEMBER_SORT_KEYS } from '@ridgeline/core/teams';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeAll(async () => {
  people = await peopleOfATeam(api);
  await api.sql.query(
    `update people set email = 'ada@example.com', given_name = 'Zoë', display_name = 'Zoë Okafor' where id = $1`,
    [people.owner.id],
  );
  await api.sql.query(
    `insert into team_invites (team_id, email, role, status, created_at)
     select $1, 'guest' || n || '@example.com', 'viewer', case n % 2 when 0 then 'pending' else 'declined' end,
       '2026-01-05'::timestamptz + n / 2 * interval '1 day' from generate_series(1, 9) n`,
    [people.team],
  );
  await api.sql.query(
    `insert into projects (owner_id, address, state, property_type, roof_type)
     select $1, n || ' Main St', 'co', 'residential', 'steep-slope' from generate_series(1, 3) n`,
    [people.member.id],
  );
});

describe('the roster', () => {
  it('TEAM-3 shows five, the newest first, and whether there are more', async () => {
    const page = await search('');
    expect(page.items).toHaveLength(5);
    expect(page.has_more).toBe(true);
    const times = page.items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each(MEMBER_SORT_KEYS.flatMap((key) => [`${key}&sortOrder=asc`, `${key}&sortOrder=desc`]))(
    'TEAM-3 by %s meets everybody once, page by page',
    async (order) => {
      const met: string[] = [];
      let cursor: string | null = null;
      do {
        const more: string = cursor === null ? '' : `&cursor_id=${cursor}`;
        const page: MemberRosterPage = await search(`sortBy=${order}&limit=3${more}`);
        met.push(...page.items.map(({ id }) => id));
        cursor = page.cursor_id;
      } while (cursor !== null);
      expect([met.length, new Set(met).size]).toEqual([13, 13]);
    },
  );

  it.each([
    ['term=OKAFOR', 1],
    ['term=ada@example', 1],
    ['term=%25', 0],
    ['advancedTerms=zoë&advancedTerms=example', 1],
    ['advancedTerms=zoë&advancedTerms=nobody', 0],
    ['filters=role:viewer', 10],
    ['filters=inviteStatus:declined', 5],
    ['filters=role:viewer&filters=inviteStatus:active', 1],
    ['numberOfProjects=3', 1],
    ['numberOfProjects=4', 0],
    ['page=1', 13],
  ])('TEAM-3 finds by %s: %i', async (query, count) => {
    expect((await search(`limit=100&${query}`)).items).toHaveLength(count);
  });

  it('ENT-8 returns no name for a person without one, and the email of an invite', async () => {
    const [owner] = (await search('term=okafor')).items;
    expect(owner).toMatchObject({
      id: `us-east-1:${people.owner.id}`,
      displayName: 'Zoë Okafor',
      role: 'admin',
      inviteStatus: 'active',
      invite_time: null,
    });
    const [guest] = (await search('term=guest3')).items;
    expect(guest).toMatchObject({ displayName: null, inviteStatus: 'declined', projectCount: 0 });
  });

  it('TEAM-3 finds a later page by its cursor, and refuses one without', async () => {
    const first = await search('limit=5');
    const second = await search(`limit=5&page=2&cursor_id=${first.cursor_id}`);
    expect(second.items).toHaveLength(5);
    expect(second.items.map(({ id }) => id)).not.toEqual(first.items.map(({ id }) => id));
    const url = `/teams/${people.team}/members/search?page=7`;
    expect(await api.call('GET', url, { as: people.owner })).toMatchObject({
      status: 400,
      body: { code: 'page-needs-cursor', field: 'querystring/page' },
    });
  });

  it.each(['filters=color:red', 'sortBy=secret', 'numberOfProjects=-1', 'limit=101', 'cursor_id=bm9uZQ'])(
    'refuses %s',
    async (query) => {
      const url = `/teams/${people.team}/members/search?${query}`;
      expect((await api.call('GET', url, { as: people.viewer })).status).toBe(400);
    },
  );

  it('TEAM-3 refuses a cursor of another order', async () => {
    const { cursor_id } = await search('sortBy=email');
    const url = `/teams/${people.team}/members/search?sortBy=projectCount&cursor_id=${cursor_id}`;
    expect((await api.call('GET', url, { as: people.viewer })).body['code']).toBe('invalid-cursor');
  });

  it.each<readonly unknown[]>([
    ['createdAt', '0000-01-01T00:00:00Z', 'd0000000-0000-4000-8000-000000000001'],
    ['createdAt', 'yesterday', 'd0000000-0000-4000-8000-000000000001'],
    ['createdAt', '2026-01-05T00:00:00Z', 'nobody'],
    ['createdAt'],
  ])('refuses a cursor that was made up: %s %s %s', async (...place) => {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    const url = `/teams/${people.team}/members/search?cursor_id=${cursor}`;
    expect((await api.call('GET', url, { as: people.viewer })).body['code']).toBe('invalid-cursor');
  });

  it('TEAM-4 hides the invite of a person who has joined in the meantime', async () => {
    await api.sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'viewer')`, [
      people.team,
      people.viewer.email,
    ]);
    expect((await search(`limit=100`)).items).toHaveLength(13);
  });

  it('ENT-8 lists everybody in short, the first first', async () => {
    const { body } = await api.call<{ items: Record<string, unknown>[] }>(
      'GET',
      `/teams/${people.team}/members`,
      { as: people.viewer },
    );
    expect(body.items).toHaveLength(13);
    expect(Object.keys(body.items[0] ?? {})).toEqual(['id', 'email', 'displayName', 'role', 'createdAt']);
  });
});

async function search(query: string): Promise<MemberRosterPage> {
  const url = `/teams/${people.team}/members/search?${query}`;
  const { status, body } = await api.call<MemberRosterPage>('GET', url, { as: people.viewer });
  expect(status).toBe(200);
  return body;
}
