import { randomUUID } from 'node:crypto';
import type { Problem, ProjectListPage, ProjectSummaryPage } from '@ridgeline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runnable, callerStatement } from '../../db/caller-statement.ts';
import { aProject } from '../../testing/a-project.ts';
import { ApiUnderTest, type Person } from '../../testing/api-under-test.ts';
import { statementFor, type ProjectQuery, type Whose } from './projects.repository.ts';

let api: ApiUnderTest;
let ada: Person;
let mate: Person;
let stranger: Person;
let team: string;
let otherTeam: string;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  [ada, mate, stranger] = [await api.person(), await api.person(), await api.person()];
  await project(ada, 1);
  await project(mate, 2);
  await project(ada, 3);
  await project(mate, 4);
  await project(stranger, 5);
  team = await api.team(ada, [[mate, 'member']]);
  otherTeam = await api.team(stranger, []);
});

afterAll(() => api.stop());

const mine = ['3 Main St', '1 Main St'];
const mates = ['4 Main St', '2 Main St'];
const teams = ['4 Main St', '3 Main St', '2 Main St', '1 Main St'];

describe('the lists of projects', () => {
  it.each<[string, () => string, string[]]>([
    ['mine', () => 'myProjects', mine],
    ['mine by name', () => `myProjects?userId=us-east-1:${ada.id}`, mine],
    ['the team’s', () => `teamProjects?teamId=${team}`, teams],
    ['the team’s, whole', () => `teamFullProjects?teamId=${team}`, teams],
    ['mine by ownership', () => 'projectsByOwnership', mine],
    ['a colleague’s by ownership', () => `projectsByOwnership?ownership=user&userId=${mate.id}`, mates],
    ['the team’s by ownership', () => `projectsByOwnership?ownership=team&teamId=${team}`, teams],
    ['the oldest first', () => `teamProjects?teamId=${team}&order=asc`, teams.toReversed()],
    ['by address', () => `teamProjects?teamId=${team}&sortBy=address&order=asc`, teams.toReversed()],
    ['a term', () => `teamProjects?teamId=${team}&term=4%20main`, ['4 Main St']],
    ['a colleague’s in the team', () => `teamProjects?teamId=${team}&userId=${mate.id}`, mates],
    ['a colleague’s in the team, whole', () => `teamFullProjects?teamId=${team}&userId=${mate.id}`, mates],
    ['the team’s, said twice', () => `teamProjects?teamId=${team}&ownership=team`, teams],
    ['mine of the team, said twice', () => `myProjects?ownership=user&teamId=${team}`, mine],
    ['mine found', () => 'projectsSearchAfter?ownership=user', mine],
    ['a colleague’s found', () => `projectsSearchAfter?userId=${mate.id}`, mates],
    ['the team’s found', () => `projectsSearchAfter?ownership=team&teamId=${team}`, teams],
    ['a filter', () => `teamProjects?teamId=${team}&createdDateTo=2026-01-02`, ['2 Main St', '1 Main St']],
  ])('DASH-4 tell %s', async (_, url, streets) => {
    expect(streetsOf(await list(url()))).toEqual(streets);
  });

  it.each<[string, () => string, string[]]>([
    ['mine', () => '', mine],
    ['a colleague’s', () => `?owner_ids=${mate.id}`, mates],
    [
      'of both, each once',
      () => `?owner_ids=${mate.id}&owner_ids=us-east-1:${ada.id}&owner_ids=${mate.id}`,
      teams,
    ],
  ])('DASH-4 tell in short: %s', async (_, query, streets) => {
    const { body } = await api.call<ProjectSummaryPage>('GET', `/v2/projects${query()}`, { as: ada });
    expect(body.items.map(({ address }) => address.split(',')[0])).toEqual(streets);
  });

  it.each<() => string>([
    () => `myProjects?userId=${mate.id}`,
    () => `myProjects?userId=${randomUUID()}`,
    () => 'myProjects?userId=nobody',
    () => `teamProjects?teamId=${otherTeam}`,
    () => `teamProjects?teamId=${randomUUID()}`,
    () => `teamFullProjects?teamId=${otherTeam}`,
    () => `projectsByOwnership?ownership=team&teamId=${otherTeam}`,
    () => `projectsByOwnership?userId=${stranger.id}`,
    () => `teamProjects?teamId=${team}&userId=${stranger.id}`,
    () => `myProjects?teamId=${otherTeam}`,
    () => `projectsSearchAfter?userId=${stranger.id}`,
    () => `projectsSearchAfter?ownership=team&teamId=${otherTeam}`,
    () => `projectsByOwnership?userId=${randomUUID()}`,
    () => `?owner_ids=${ada.id}&owner_ids=${stranger.id}`,
    () => `?owner_ids=${randomUUID()}`,
    () => '?owner_ids=nobody',
  ])('DASH-4 do not tell what another team has from what does not exist (%#)', async (url) => {
    const query = url();
    const { status, body } = await api.call<Problem>(
      'GET',
      `/v2/projects${query.startsWith('?') ? query : `/${query}`}`,
      { as: ada },
    );
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
  });

  it('TEAM-5 say what is missing where no team is named', async () => {
    for (const url of [
      'teamProjects',
      'teamFullProjects',
      'projectsByOwnership?ownership=team',
      'projectsSearchAfter?ownership=team',
    ]) {
      expect(await list(url)).toEqual({
        items: [],
        searchAfterIndex: null,
        has_more: false,
        total: 0,
        message: 'Please provide a team id',
      });
    }
  });

  it.each<[string, () => string, string]>([
    ['myProjects', () => 'myProjects?ownership=team', 'ownership'],
    ['teamProjects', () => `teamProjects?teamId=${team}&ownership=user`, 'ownership'],
    ['teamFullProjects', () => `teamFullProjects?teamId=${team}&ownership=user`, 'ownership'],
  ])('DASH-4 %s is of one ownership only', async (_, url, field) => {
    const { status, body } = await api.call<Problem>('GET', `/v2/projects/${url()}`, { as: ada });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'ownership-mismatch', field: `querystring/${field}` },
    });
  });

  it.each<() => string>([
    () => 'myProjects?limit=1',
    () => `teamProjects?teamId=${team}&limit=1`,
    () => `teamFullProjects?teamId=${team}&limit=1`,
    () => 'projectsByOwnership?limit=1',
    () => 'projectsSearchAfter?limit=1',
  ])('DASH-4 a later page is found by its cursor, and refused without one (%#)', async (url) => {
    const first = await list(url());
    const second = await list(`${url()}&pageNumber=2&searchAfterIndex=${first.searchAfterIndex}`);
    expect(streetsOf(second)).toHaveLength(1);
    expect(streetsOf(second)).not.toEqual(streetsOf(first));
    const { status, body } = await api.call<Problem>('GET', `/v2/projects/${url()}&pageNumber=2`, {
      as: ada,
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'page-needs-cursor', field: 'querystring/pageNumber' },
    });
  });

  it('DASH-4 name who made each project', async () => {
    await api.sql.query(`update people set given_name = 'Grace', family_name = 'Odell' where id = $1`, [
      mate.id,
    ]);
    const { items } = await list(`teamProjects?teamId=${team}&limit=2`);
    expect(items.map(({ createdBy }) => createdBy)).toEqual(['Grace Odell', 'Ada Marsh']);
    expect(streetsOf(await list(`teamProjects?teamId=${team}&createdBy=odell`))).toEqual(mates);
  });

  it('DASH-4 are walked by cursor, each project once', async () => {
    for (const [url, total] of [
      [`teamProjects?teamId=${team}&limit=1`, 4],
      [`projectsByOwnership?userId=${mate.id}&limit=1`, 2],
    ] as const) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: ProjectListPage = await list(after === '' ? url : `${url}&searchAfterIndex=${after}`);
        seen.push(...streetsOf(page));
        after = page.searchAfterIndex;
      }
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    }
  });

  it('DASH-1 tell what they can be narrowed to', async () => {
    const person = await api.person();
    for (const [jurisdiction, state] of [
      ['Springfield', 'mo'],
      ['Denver', 'co'],
      ['Springfield', 'mo'],
      ['Springfield', 'il'],
      [null, 'il'],
    ] as const) {
      await aProject(api, person, { jurisdiction, state });
    }
    const { body } = await api.call('GET', '/v2/projects/projectJurisdictions', { as: person });
    expect(body).toEqual({
      items: [
        { jurisdiction: 'Denver', state: 'co', projects: 1 },
        { jurisdiction: 'Springfield', state: 'il', projects: 1 },
        { jurisdiction: 'Springfield', state: 'mo', projects: 2 },
      ],
    });
    const none = await api.call('GET', '/v2/projects/projectJurisdictions?ownership=team', { as: person });
    expect(none.body).toEqual({ items: [] });
    const others = `/v2/projects/projectJurisdictions?userId=${person.id}`;
    expect((await api.call('GET', others, { as: ada })).status).toBe(404);
  });

  it('TEAM-5 follow people as they join and leave a team', async () => {
    const newcomer = await api.person();
    await project(newcomer, 6);
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'member')`, [
      team,
      newcomer.id,
    ]);
    await project(newcomer, 7);
    expect(streetsOf(await list(`teamProjects?teamId=${team}&limit=2`))).toEqual(['7 Main St', '6 Main St']);
    await api.sql.query('delete from team_members where person_id = $1', [newcomer.id]);
    expect(streetsOf(await list(`teamProjects?teamId=${team}&limit=2`))).toEqual(teams.slice(0, 2));
  });

  it('DASH-4 are one round trip each', async () => {
    const before = api.api.database.trips;
    await list('myProjects');
    await list(`teamProjects?teamId=${team}`);
    await list('teamProjects');
    await list(`projectsByOwnership?userId=${mate.id}`);
    await api.call('GET', `/v2/projects/projectJurisdictions?ownership=team&teamId=${team}`, { as: ada });
    await api.call('GET', `/v2/projects?owner_ids=${mate.id}&owner_ids=${ada.id}`, { as: ada });
    expect(api.api.database.trips - before).toBe(6);
  });
});

describe('twenty thousand projects', () => {
  let many: ApiUnderTest;
  let owner: Person;
  let others: Person[];

  beforeAll(async () => {
    many = await ApiUnderTest.start();
    owner = await many.person();
    others = await Promise.all(Array.from({ length: 4 }, () => many.person()));
    await many.team(
      owner,
      others.map((other) => [other, 'member']),
    );
    await many.sql.query(
      `insert into people (id, email, given_name, family_name)
       select gen_random_uuid(), i || '@example.com', 'Pat', 'Doe' from generate_series(1, 3000) i`,
    );
    const crew = await many.team(await many.person(), []);
    await many.sql.query(
      `insert into team_members (team_id, person_id, role)
       select $1, id, 'member' from people where given_name = 'Pat'`,
      [crew],
    );
    await many.sql.query(
      `with owners as (insert into people (id, email, given_name, family_name)
         select gen_random_uuid(), 'owner' || i || '@example.com', 'Lee', 'Doe' from generate_series(1, 3000) i returning id),
       made as (insert into teams (name, admin_id) select 'Doe Roofing', id from owners returning id, admin_id)
       insert into team_members (team_id, person_id, role) select id, admin_id, 'admin' from made`,
    );
    const ids = [owner, ...others].map(({ id }) => id);
    await many.sql.query(
      `insert into projects (owner_id, address, state, property_type, roof_type, created_at)
       select case when i % 2 = 0 then ($1::uuid[])[1 + i / 2 % 5]
           else (select id from people where given_name = 'Pat' and i > 0 limit 1) end,
         i || ' Main St, Denver, CO 80202', 'co', 'residential', 'steep-slope',
         timestamptz '2026-01-01' + i * interval '1 minute'
       from generate_series(1, 20000) i`,
      [ids],
    );
    await many.sql.query(
      `insert into saved_calculations (report_number, hash, calculation)
       select report_number, lpad(to_hex(report_number), 64, '0'),
         jsonb_build_object('calculator', 'waste', 'hash', lpad(to_hex(report_number), 64, '0')) from projects`,
    );
    await many.sql.query(
      `insert into report_readings (person_id, report_number, facts_version)
       select owner_id, report_number, 1 from projects`,
    );
    await many.sql.query(
      `insert into code_updates (state, level, body, question, new_value, source_name, source_date, pack)
       select 'ia', 'place', '19' || i, 'drip-edge', 'yes', 'A source', '2026', 'ia' from generate_series(1, 3000) i`,
    );
    await many.sql.query('analyze');
  });

  afterAll(() => many.stop());

  const after = ['2026-01-07T00:00:00.000Z', 'address'] as const;

  it.each<[string, (ids: string[]) => Whose]>([
    ['of the caller', () => ({ of: 'caller' })],
    ['of the team', () => ({ of: 'team' })],
    ['of one owner', ([id = '']) => ({ of: 'owners', ids: [id] })],
    ['of three owners', (ids) => ({ of: 'owners', ids: ids.slice(0, 3) })],
    ['of five owners', (ids) => ({ of: 'owners', ids })],
  ])('DASH-4 the list %s reads an index in its order: no Seq Scan, no Sort', async (_, makeWhose) => {
    const whose = makeWhose([owner, ...others].map(({ id }) => id));
    for (const sortBy of ['createdAt', 'address'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        for (const cursor of [null, [sortBy, after[0], 5] as const, ['address', '5', 5] as const]) {
          if (cursor && cursor[0] !== sortBy) continue;
          const plan = await explain({
            whose,
            sortBy,
            order,
            limit: 10,
            after: cursor,
            term: '',
            filters: {},
          });
          expect(plan).toContain('Index Scan');
          expect(plan).not.toMatch(/Seq Scan|-> +(Incremental )?Sort/);
        }
      }
    }
  });

  async function explain(query: ProjectQuery): Promise<string> {
    const { name, text, values } = statementFor(query);
    const rights = { operation: 'explained', access: 'terms-accepted', objects: [] } as const;
    const statement = runnable(callerStatement(name, text), rights, values.length);
    const { rows } = await many.sql.query<Record<'QUERY PLAN', string>>(
      `explain (costs off) ${statement.text}`,
      // The last two: the start of the caller's session, and its id.
      [owner.id, ...values, null, null],
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
});

async function list(url: string): Promise<ProjectListPage> {
  return (await api.call<ProjectListPage>('GET', `/v2/projects/${url}`, { as: ada })).body;
}

function streetsOf({ items }: ProjectListPage): string[] {
  return items.map(({ address }) => address.split(',')[0] ?? '');
}

async function project(owner: Person, day: number): Promise<void> {
  const address = `${day} Main St, Denver, CO 80202`;
  await aProject(api, owner, { address, createdAt: `2026-01-0${day}T12:00:00Z` });
}
