import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce, PERSON_LOCKED } from '../../testing/at-once.ts';

const api = await apiForSpecs({}, { feedbackTo: 'operator@example.com' });
let ada: Person;

beforeAll(async () => {
  ada = await api.person();
});

describe('feedback', () => {
  it('API-4 is kept whole, by whom', async () => {
    const body = { details: ' The map is late. ', source: 'report', reportNumber: '100042' };
    const { status } = await api.call('POST', '/feedback', { as: ada, body });
    expect(status).toBe(201);
    const { rows } = await api.sql.query('select person_id, details, source, report_number from feedback');
    expect(rows).toEqual([
      { person_id: ada.id, details: 'The map is late.', source: 'report', report_number: '100042' },
    ]);
  });

  it('API-4 is mailed to the operator, who can answer it', async () => {
    await api.doJobs();
    api.messages.sent.length = 0;
    const grace = await api.person({ email: 'grace.hopkins@example.com' });
    const body = { details: 'Two\nlines.', source: 'footer', reportNumber: '100042' };
    const { body: kept } = await api.call('POST', '/feedback', { as: grace, body });
    await api.call('POST', '/feedback', { as: grace, body: { details: 'Short.' } });
    expect(await api.doJobs()).toBe(2);
    expect(api.messages.sent).toMatchObject([
      {
        to: 'operator@example.com',
        replyTo: 'grace.hopkins@example.com',
        purpose: 'feedback',
        words: expect.stringMatching(
          /^Two\nlines\.\n\nFrom: .+, grace\.hopkins@example\.com\nCame from: footer\nAbout: https:.*\/report\/100042$/,
        ),
      },
      { words: expect.stringMatching(/^Short\.\n\nFrom: [^\n]+$/) },
    ]);
    expect(kept['id']).toBeDefined();
  });

  it('API-4 is not mailed of a person who is deleted meanwhile', async () => {
    const omar = await api.person();
    await api.call('POST', '/feedback', { as: omar, body: { details: 'Bye.' } });
    api.messages.sent.length = 0;
    await api.sql.query('delete from people where id = $1', [omar.id]);
    await api.doJobs();
    expect(api.messages.sent).toEqual([]);
  });

  it.each([{}, { details: '' }, { details: '   ' }, { details: 'x', more: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await api.call('POST', '/feedback', { as: ada, body })).status).toBe(400);
    },
  );
});

describe('surveys', () => {
  it('API-4 keep the last answers of each person', async () => {
    const survey = (as: Person) => api.call('GET', '/v2/surveys/onboarding', { as });
    expect((await survey(ada)).body).toEqual({ name: 'onboarding', values: null });
    for (const crew of [3, 4]) {
      await api.call('POST', '/v2/surveys/onboarding', { as: ada, body: { values: { crew } } });
    }
    expect((await survey(ada)).body).toEqual({ name: 'onboarding', values: { crew: 4 } });
    expect((await survey(await api.person())).body['values']).toBeNull();
  });
});

describe('what a person may leave', () => {
  const survey = (as: Person, name: string) =>
    api.call('POST', `/v2/surveys/${name}`, { as, body: { values: {} } });
  const alias = (as: Person, name: string) =>
    api.call('POST', '/v2/profile/alias', { as, body: { alias: name } });

  async function personWhoLeft(count: number): Promise<Person> {
    const grace = await api.person();
    await api.sql.query(
      `insert into survey_answers (person_id, survey, values) select $1, 'survey-' || n, '{}' from generate_series(1, $2) n`,
      [grace.id, count],
    );
    await api.sql.query(
      `insert into person_aliases (person_id, alias) select $1, 'alias-' || n from generate_series(1, $2) n`,
      [grace.id, count],
    );
    return grace;
  }

  it('API-4 is limited to a hundred surveys and a hundred aliases; an existing one may be sent again', async () => {
    const grace = await personWhoLeft(100);
    expect(await survey(grace, 'one-more')).toMatchObject({
      status: 409,
      body: { code: 'too-many-surveys' },
    });
    expect(await alias(grace, 'one-more')).toMatchObject({ status: 409, body: { code: 'too-many-aliases' } });
    expect([(await survey(grace, 'survey-7')).status, (await alias(grace, 'alias-7')).status]).toEqual([
      200, 204,
    ]);
  });

  it('API-4 is limited so, however many are sent at once', async () => {
    const grace = await personWhoLeft(99);
    const sent = [survey, alias].flatMap((send) => ['a', 'b', 'c'].map((name) => () => send(grace, name)));
    const answers = await atOnce(api, [PERSON_LOCKED, grace.id], sent);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 204, 409, 409, 409, 409]);
  });
});

describe('the contact list', () => {
  it('API-3 API-4 is stored in order, by the email in lower case, once per key', async () => {
    const tell = (updates: object, key?: string) =>
      api.call('POST', '/public/reports/hubspotentry', {
        body: { email: ' Ada@Example.com ', updates },
        ...(key !== undefined && { key }),
      });
    expect(await tell({ profession: 'inspector' })).toMatchObject({ status: 202, body: { status: 'ok' } });
    await tell({ profession: 'roofer' }, 'k');
    await tell({ profession: 'roofer' }, 'k');
    const { rows } = await api.sql.query('select email, updates from contact_updates order by id');
    expect(rows).toEqual([
      { email: 'ada@example.com', updates: { profession: 'inspector' } },
      { email: 'ada@example.com', updates: { profession: 'roofer' } },
    ]);
    expect((await tell({ nested: {} })).status).toBe(400);
  });

  it('API-3 knows the key of a visitor by their visit, or by their address', async () => {
    const tell = (email: string, headers: Record<string, string>) =>
      api.call('POST', '/public/reports/hubspotentry', {
        body: { email, updates: {} },
        key: 'a key',
        headers,
      });
    const visits = [{ 'anonymous-session': 'a visit' }, { 'anonymous-session': 'a visit a' }, {}];
    for (const [index, visit] of visits.entries()) {
      expect((await tell(`visitor-${index}@example.com`, visit)).status).toBe(202);
      expect((await tell('another@example.com', visit)).status).toBe(422);
    }
  });
});
