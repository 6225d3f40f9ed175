import type { ProjectListPage, Report } from '@ridgeline/contract';
import { aKnownFact } from '@ridgeline/core/testing/reports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { TEAM_PLAN, type Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';
import { contentOf } from './report-content.ts';

const ADDRESS = '1437 Bannock St, Denver, CO 80202';
const frost = (amount: string) =>
  aKnownFact({
    section: 'design-criteria',
    name: 'frost-depth',
    value: { kind: 'quantity', amount, unit: 'in', basis: null },
  });

const api = await apiForSpecs();
let people: PeopleOfATeam;
let number: string;
let depth = 36;

beforeAll(async () => {
  people = await peopleOfATeam(api);
});

beforeEach(async () => {
  await api.sql.query('delete from projects');
  number = await aProject(api, people.member, {
    address: ADDRESS,
    jurisdiction: 'Denver',
    latitude: 39.7392,
    longitude: -104.9903,
    content: contentOf('residential', [frost(String(depth))], {}),
  });
});

const read = (as: Person) => api.call<Report>('GET', `/codeReports/${number}`, { as });
/** What is found is another depth each time, so that the report says something else. */
async function refresh(as: Person): Promise<void> {
  depth += 1;
  const place = { latitude: 39.7392, longitude: -104.9903 };
  api.properties.tell(ADDRESS, { jurisdiction: 'Denver', place, facts: [frost(String(depth))] });
  expect((await api.call('POST', `/codeReports/${number}/refresh`, { as })).status).toBe(200);
}
async function isRefreshedFor(as: Person, standing = ''): Promise<boolean | undefined> {
  const query = `ownership=team&teamId=${people.team}${standing}`;
  const { body } = await api.call<ProjectListPage>('GET', `/v2/projects/projectsSearchAfter?${query}`, {
    as,
  });
  return body.items[0]?.refreshed;
}
const readings = async () =>
  (await api.sql.query('select person_id, facts_version from report_readings order by facts_version')).rows;

describe('a report that says something else than when it was read', () => {
  it('DASH-1.2 is told to who read it before, until they read it again', async () => {
    await read(people.admin);
    expect(await isRefreshedFor(people.admin)).toBe(false);
    await refresh(people.owner);
    expect(await isRefreshedFor(people.admin)).toBe(true);
    expect(await isRefreshedFor(people.admin, '&standing=needs-a-look')).toBe(true);
    await read(people.admin);
    expect(await isRefreshedFor(people.admin)).toBe(false);
    await refresh(people.owner);
    expect(await isRefreshedFor(people.admin)).toBe(true);
  });

  it('DASH-1.2 is told to who ordered it, and is no news for who refreshed it', async () => {
    await refresh(people.owner);
    expect(await isRefreshedFor(people.owner)).toBe(false);
    expect(await isRefreshedFor(people.member)).toBe(true);
    await read(people.member);
    expect(await isRefreshedFor(people.member)).toBe(false);
  });

  it('DASH-1.2 is new, and not refreshed, for who never read it', async () => {
    await refresh(people.owner);
    expect(await isRefreshedFor(people.viewer)).toBe(false);
    await read(people.viewer);
    await refresh(people.member);
    expect(await isRefreshedFor(people.viewer)).toBe(true);
  });

  it('DASH-1.2 is not told where a refresh found nothing else', async () => {
    await read(people.admin);
    await refresh(people.owner);
    await read(people.admin);
    depth -= 1;
    await refresh(people.owner);
    expect(await isRefreshedFor(people.admin)).toBe(false);
  });

  it('DASH-1.2 is told to who read it when a colleague chose another product', async () => {
    await read(people.admin);
    const choose = async (patches: object) => {
      const body = { action: 'apply-upgrades', upgrades: [], patches };
      const chosen = await api.call('PATCH', `/v2/projects/${number}`, { as: people.owner, body });
      expect(chosen.status).toBe(200);
    };
    await choose({ job_number: 'J-1' });
    expect(await isRefreshedFor(people.admin)).toBe(false);
    await choose({ manufacturer_id: 'gaf', product_id: 'timberline-hdz' });
    expect(await isRefreshedFor(people.admin)).toBe(true);
    expect(await isRefreshedFor(people.owner)).toBe(false);
  });

  it('DASH-1.2 is noted once by twenty readings at once', async () => {
    const answers = await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      Array.from({ length: 20 }, () => () => read(people.admin)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readings()).toEqual([{ person_id: people.admin.id, facts_version: 1 }]);
  });

  it('DASH-1.2 writes nothing where the version was read before, or where the report may not be read', async () => {
    await read(people.admin);
    const written = async () =>
      (await api.sql.query('select xmin::text, xmax::text, ctid::text from report_readings')).rows;
    const before = await written();
    await read(people.admin);
    expect((await read(people.nobody)).status).toBe(404);
    expect(await written()).toEqual(before);
  });

  it('DASH-1.2 is not noted for whom an integration reads', async () => {
    const person = await api.person({ plan: TEAM_PLAN });
    number = await aProject(api, person, { address: ADDRESS, content: contentOf('residential', []) });
    const { body } = await api.call<{ readonly secret: string }>('POST', '/codeReports/profile/keys/reader', {
      as: person,
    });
    const answer = await api.call('GET', `/codeReports/${number}`, { headers: { 'x-api-key': body.secret } });
    expect(answer.status).toBe(200);
    expect(await readings()).toEqual([]);
    await read(person);
    expect(await readings()).toHaveLength(1);
  });
});
