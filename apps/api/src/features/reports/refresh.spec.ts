import type { Report } from '@ridgeline/contract';
import { type Fact, readReport } from '@ridgeline/core/reports';
import { aKnownFact } from '@ridgeline/core/testing/reports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportFacts } from '../../ports/report-content.port.ts';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { peopleOfATeam, type PeopleOfATeam, type Standing } from '../../testing/people-of-a-team.ts';
import { contentOf } from './report-content.ts';
import { KEPT_VERSIONS } from './said-before.ts';

type Answered = Report & { readonly code?: string };
type Versions = { readonly items: readonly { readonly factsVersion: number; readonly asOf: string }[] };

const ADDRESS = '1437 Bannock St, Denver, CO 80202';
const frost = (amount: string): Fact =>
  aKnownFact({
    section: 'design-criteria',
    name: 'frost-depth',
    value: { kind: 'quantity', amount, unit: 'in', basis: null },
  });
const findings = (jurisdiction: string, amount: string): ReportFacts => ({
  jurisdiction,
  place: { latitude: 39.7392, longitude: -104.9903 },
  facts: [frost(amount)],
});
const ORDERED_AT = '2026-03-04T15:20:00.000Z';

const api = await apiForSpecs();
let people: PeopleOfATeam;
let ada: Person;
let number: string;

beforeAll(async () => {
  ada = await api.person();
  people = await peopleOfATeam(api);
});

beforeEach(async () => {
  api.properties.isAway = false;
  api.properties.tell(ADDRESS, findings('Denver', '36'));
  number = await projectOf(ada);
});

/** A report that said what is known at its beginning. */
function projectOf(person: Person, recordVersion = 2): Promise<string> {
  const { jurisdiction, place, facts } = findings('Denver', '36');
  return aProject(api, person, {
    address: ADDRESS,
    jurisdiction,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    content: contentOf('residential', facts, { querySrc: 'search' }),
    recordVersion,
    includes: ['code-detail'],
    createdAt: ORDERED_AT,
  });
}

const refresh = (as = ada, of = number) => api.call<Answered>('POST', `/codeReports/${of}/refresh`, { as });
/** Without `may_change`, which an answer to a change does not say. */
async function read(as = ada, of = number) {
  const answer = await api.call<Answered>('GET', `/codeReports/${of}`, { as });
  return { ...answer, body: { ...answer.body, may_change: undefined } };
}
const versions = async (as = ada, of = number) =>
  (await api.call<Versions>('GET', `/codeReports/${of}/versions`, { as })).body.items;
const version = (n: number, as = ada, of = number) =>
  api.call<Answered>('GET', `/codeReports/${of}/versions/${n}`, { as });
const frostIn = ({ facts = [] }: Report) => facts.find(({ name }) => name === 'frost-depth');

describe('a refreshed report', () => {
  it('RPT-3.2 says what is known today and as of when, and keeps what it said', async () => {
    const before = (await read()).body;
    expect(before).toMatchObject({ asOf: ORDERED_AT, factsVersion: 1 });
    api.properties.tell(ADDRESS, findings('Glendale', '42'));

    const { status, body } = await refresh();
    expect(status).toBe(200);
    expect(body).toMatchObject({ factsVersion: 2, querySrc: 'search', createdAt: ORDERED_AT });
    expect(body.municipality).toMatchObject({ name: 'Glendale' });
    expect(frostIn(body)).toEqual(frost('42'));
    expect(Date.parse(body.asOf ?? '')).toBeGreaterThan(Date.parse(ORDERED_AT));
    expect((await read()).body).toEqual(body);
    expect(readReport(body).ok).toBe(true);

    expect((await version(1)).body).toEqual(before);
    expect((await version(2)).body).toEqual(body);
    expect((await version(3)).status).toBe(404);
    expect(await versions()).toEqual([
      { factsVersion: 2, asOf: body.asOf },
      { factsVersion: 1, asOf: ORDERED_AT },
    ]);
  });

  it('RPT-3.2 that finds nothing else keeps its version, and says that it is as of now', async () => {
    const { body } = await refresh();
    expect(body.factsVersion).toBe(1);
    expect(await versions()).toEqual([{ factsVersion: 1, asOf: body.asOf }]);
    expect(Date.parse(body.asOf ?? '')).toBeGreaterThan(Date.parse(ORDERED_AT));
  });

  it('RPT-3.2 is made once of twenty refreshes at once', async () => {
    api.properties.tell(ADDRESS, findings('Denver', '42'));
    const answers = await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      Array.from({ length: 20 }, () => () => refresh()),
    );
    expect(answers.map(({ status, body }) => [status, body.factsVersion])).toEqual(
      Array.from({ length: 20 }, () => [200, 2]),
    );
    expect(await versions()).toHaveLength(2);
  });

  it('RPT-3.2 stays as it was if a supplier fails, knows nothing, or the record is of the legacy form', async () => {
    const before = (await read()).body;
    api.properties.isAway = true;
    expect((await refresh()).status).toBe(503);
    api.properties.isAway = false;
    api.properties.tell(ADDRESS, null);
    expect(await refresh()).toMatchObject({ status: 409, body: { code: 'report-not-refreshable' } });
    expect((await read()).body).toEqual(before);

    const legacy = await projectOf(ada, 1);
    const written = (await read(ada, legacy)).body;
    expect((await refresh(ada, legacy)).status).toBe(409);
    expect((await read(ada, legacy)).body).toEqual(written);
    expect((await version(1, ada, legacy)).body).toEqual(written);
  });

  it('RPT-2.3 RPT-3.2 keeps its correction, which is undone to what was found last', async () => {
    const correction = { kind: 'county', name: 'Arapahoe County', why: 'The map of the assessor.' };
    await api.call('PUT', `/codeReports/${number}/jurisdiction`, { as: ada, body: correction });
    api.properties.tell(ADDRESS, findings('Glendale', '42'));
    expect((await refresh()).body.municipality).toMatchObject({ name: 'Arapahoe County' });
    expect((await version(1)).body.municipality).toMatchObject({ name: 'Arapahoe County' });
    await api.call('DELETE', `/codeReports/${number}/jurisdiction`, { as: ada });
    expect((await read()).body.municipality).toMatchObject({ name: 'Glendale' });
    expect((await version(1)).body.municipality).toMatchObject({ name: 'Denver' });
    const { rows } = await api.sql.query(`select action from audit.entries where object = $1 order by id`, [
      number,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['jurisdiction-corrected', 'correction-undone']);
  });

  it('RPT-2.1 RPT-3.2 tells of an earlier version no more than it includes', async () => {
    await api.sql.query('update projects set content = $2 where report_number = $1', [
      number,
      contentOf('residential', [aKnownFact()]),
    ]);
    await refresh();
    await api.sql.query(`update projects set includes = '{}' where report_number = $1`, [number]);
    const iceBarrier = (await version(1)).body.facts?.find(({ name }) => name === 'ice-barrier');
    expect(iceBarrier).toEqual({
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'not-included',
      addOn: 'code-detail',
    });
  });

  it(`RPT-3.2 has the newest ${KEPT_VERSIONS} of its earlier versions`, async () => {
    await api.sql.query(
      `with aged as (update projects set facts_version = $2 + 1 where report_number = $1 returning content)
       insert into report_versions (report_number, version, as_of, content)
       select $1, n, now(), aged.content from aged, generate_series(1, $2) n`,
      [number, KEPT_VERSIONS],
    );
    api.properties.tell(ADDRESS, findings('Denver', '42'));
    await refresh();
    const kept = (await versions()).map(({ factsVersion }) => factsVersion);
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([KEPT_VERSIONS + 1, KEPT_VERSIONS + 2, 2]);
  });

  it('costs two round trips and one for the storms, and one where it is read', async () => {
    const before = api.api.database.trips;
    await refresh();
    expect(api.api.database.trips - before).toBe(3);
    await version(1);
    await versions();
    expect(api.api.database.trips - before).toBe(5);
  });
});

describe('who may refresh a report of a team', () => {
  it.each<[Standing, refreshed: number, earlier: number]>([
    ['owner', 200, 200],
    ['admin', 200, 200],
    ['member', 200, 200],
    ['viewer', 404, 200],
    ['otherOwner', 404, 404],
    ['nobody', 404, 404],
    ['newcomer', 403, 403],
  ])(
    'TEAM-1 RPT-3.2 %s is answered %i about the member’s, and %i about what it said',
    async (who, status, seen) => {
      const of = await projectOf(people.member);
      api.properties.tell(ADDRESS, findings('Denver', '42'));
      expect((await refresh(people[who], of)).status).toBe(status);
      expect((await version(1, people[who], of)).status).toBe(seen);
      expect((await read(people.member, of)).body.factsVersion).toBe(status === 200 ? 2 : 1);
    },
  );
});
