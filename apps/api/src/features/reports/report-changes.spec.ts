import type { Report } from '@ridgeline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { peopleOfATeam, type PeopleOfATeam, type Standing } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let ada: Person;
let number: string;
let people: PeopleOfATeam;

beforeAll(async () => {
  ada = await api.person();
  people = await peopleOfATeam(api);
  number = await aProject(api, ada);
});

const post = (path: string, body: unknown, as = ada) =>
  api.call<Report & { readonly code?: string; readonly field?: string }>(
    'POST',
    `/codeReports/${number}${path}`,
    { as, body },
  );
const mark = (body: unknown, as = ada) =>
  api.call('PATCH', `/v2/projects/${number}/user-flags`, { as, body });

describe('what is written into a report', () => {
  it('RPT-5 archives once, and keeps when it did', async () => {
    expect((await post('', { archive: true })).body.archived).toBe(true);
    const since = await archivedSince();
    expect((await post('', { archive: true })).body.archived).toBe(true);
    expect(await archivedSince()).toEqual(since);
    expect((await post('', { unarchive: true })).body.archived).toBe(false);
    expect((await post('', { unarchive: true })).body.archived).toBe(false);
  });

  it.each([{}, { archive: false }, { archive: true, unarchive: true }, { archived: true }])(
    'RPT-5 does nothing by %j',
    async (body) => {
      expect((await post('', body)).status).toBe(400);
    },
  );

  it('RPT-5 keeps claim and job number, each by itself', async () => {
    expect((await post('/claims', { claim_number: ' C-7 ', job_number: 'J-9' })).body).toMatchObject({
      claim_number: 'C-7',
      job_number: 'J-9',
    });
    expect((await post('/claims', { job_number: null })).body).toMatchObject({
      claim_number: 'C-7',
      job_number: null,
    });
    expect((await post('/claims', { claim_number: '  ' })).body.claim_number).toBeNull();
    expect((await post('/claims', { claim_number: 'x'.repeat(101) })).status).toBe(400);
  });

  it('D RPT-5.1 writes a number only where it is still what the writer saw, or already what they want', async () => {
    await post('/claims', { claim_number: 'theirs', job_number: null });
    const late = { claim_number: 'mine', job_number: 'J-1', seen: { claim_number: null } };
    expect(await post('/claims', late)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    const kept = await post('/claims', { claim_number: 'theirs', seen: { claim_number: 'before' } });
    expect(kept.body).toMatchObject({ claim_number: 'theirs', job_number: null });
    const asSeen = { claim_number: 'mine', seen: { claim_number: 'theirs', job_number: null } };
    expect((await post('/claims', asSeen)).body).toMatchObject({ claim_number: 'mine', job_number: null });
    const unseen = { claim_number: 'other', seen: { claim_number: 'mine', job_number: 'J-9' } };
    expect((await post('/claims', unseen)).status).toBe(409);
  });

  it('D RPT-5.1 of writers at the same time who saw the same, one writes', async () => {
    await post('/claims', { claim_number: 'seen' });
    const writers = Array.from({ length: 6 }, (_, index) =>
      post('/claims', { claim_number: `writer ${index}`, seen: { claim_number: 'seen' } }),
    );
    const statuses = (await Promise.all(writers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('D RPT-5.1 writes a date only where it is still what the writer saw', async () => {
    const [first, second] = ['2026-01-05', '2026-01-06'].map((date) => ({ date, type: 'inspection' }));
    await post('/projectdate', { project_date: first });
    const blind = await post('/projectdate', { project_date: second, seen: null });
    expect(blind).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await post('/projectdate', { project_date: first, seen: null })).status).toBe(200);
    expect((await post('/projectdate', { project_date: second, seen: first })).body.project_date).toEqual(
      second,
    );
  });

  it('RPT-5 keeps the day and what happened on it', async () => {
    const project_date = { date: '2024-02-29', type: 'date-of-loss' };
    expect((await post('/projectdate', { project_date })).body.project_date).toEqual(project_date);
  });

  it.each([
    ['2026-02-29', 'date-of-loss'],
    ['0000-01-01', 'date-of-loss'],
    ['2026-3-2', 'date-of-loss'],
    ['2026-03-02', '  '],
  ])('RPT-5 takes no date %s of type "%s"', async (date, type) => {
    const { status } = await post('/projectdate', { project_date: { date, type } });
    expect(status).toBe(400);
  });

  it('RPT-5 says of a day that is none where it stands', async () => {
    const { body } = await post('/projectdate', { project_date: { date: '2026-02-30', type: 'x' } });
    expect(body).toMatchObject({ code: 'project-date-invalid', field: 'body/project_date' });
  });

  it('RPT-5 sets the given flags, fifty at most', async () => {
    expect((await mark({ starred: true, billed: true })).body).toEqual({
      user_flags: { starred: true, billed: true },
    });
    expect((await mark({ starred: false })).body).toEqual({ user_flags: { starred: false, billed: true } });
    const many = Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`flag-${index}`, true]));
    expect(await mark(many)).toMatchObject({ status: 409, body: { code: 'too-many-flags' } });
    expect((await mark({ 'no flag': true })).status).toBe(400);
    expect((await mark({ starred: 'yes' })).status).toBe(400);
  });

  it('costs one round trip each', async () => {
    const before = api.api.database.trips;
    await post('', { archive: true });
    await post('/claims', { claim_number: 'C-8' });
    await mark({ starred: true });
    expect(api.api.database.trips - before).toBe(3);
  });
});

describe('who may write into a report of a team', () => {
  it.each<[Standing, number]>([
    ['owner', 200],
    ['admin', 200],
    ['member', 200],
    ['viewer', 404],
    ['otherOwner', 404],
    ['nobody', 404],
    ['newcomer', 403],
  ])('TEAM-1 RPT-5 %s is answered %i about the member’s', async (standing, status) => {
    const of = await aProject(api, people.member);
    const answered = await api.call('POST', `/codeReports/${of}/claims`, {
      as: people[standing],
      body: { claim_number: standing },
    });
    expect(answered.status).toBe(status);
    const { rows } = await api.sql.query('select claim_number from projects where report_number = $1', [of]);
    expect(rows).toEqual([{ claim_number: status === 200 ? standing : null }]);
  });
});

async function archivedSince(): Promise<unknown> {
  const { rows } = await api.sql.query('select archived_at from projects where report_number = $1', [number]);
  return rows[0];
}
