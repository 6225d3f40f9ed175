import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { TEAM_PLAN, type Person } from '../../testing/api-under-test.ts';
import { atOnce, PERSON_LOCKED } from '../../testing/at-once.ts';

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person({ plan: TEAM_PLAN });
});

const path = (name: string) => `/codeReports/profile/keys/${name}`;
const make = (as: Person, name: string) =>
  api.call<{ secret: string; ending: string }>('POST', path(name), { as });

describe('API keys', () => {
  it('API-5 are shown once, stored as a digest, listed by name, and invalid when revoked', async () => {
    const { status, body } = await make(ada, 'roof-crm');
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^rk_[A-Za-z0-9_-]{32}$/);
    expect(body.secret.endsWith(body.ending)).toBe(true);
    const found = await api.call('GET', path('roof-crm'), { as: ada });
    expect(Object.keys(found.body).sort()).toEqual([
      'created_at',
      'ending',
      'last_used_at',
      'last_used_from',
      'name',
    ]);
    const { rows } = await api.sql.query('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(body.secret);

    expect((await reads(body.secret)).status).toBe(200);
    expect((await api.call('DELETE', path('roof-crm'), { as: ada })).status).toBe(204);
    expect((await reads(body.secret)).status).toBe(401);
    expect((await api.call('DELETE', path('roof-crm'), { as: ada })).status).toBe(404);
  });

  it('PLAN-10 are for plans that include integrations', async () => {
    const onTheFreePlan = await api.person();
    const { status, body } = await api.call('POST', path('roof-crm'), { as: onTheFreePlan });
    expect([status, body['code']]).toEqual([403, 'not-in-plan']);
  });

  it('PLAN-10 rest while the plan includes no integrations, and read again once it does', async () => {
    const grace = await api.person({ plan: TEAM_PLAN });
    const { body } = await make(grace, 'roof-crm');
    const move = (sku: string) =>
      api.sql.query('update subscriptions set sku = $2 where person_id = $1', [grace.id, sku]);
    const refused = { status: 403, code: 'not-in-plan' };

    await move('plan_free');
    expect(await reads(body.secret)).toEqual(refused);
    expect((await api.call('GET', '/v2/projects', { as: grace })).status).toBe(200);
    await move(TEAM_PLAN);
    expect((await reads(body.secret)).status).toBe(200);
    await api.sql.query('delete from subscriptions where person_id = $1', [grace.id]);
    expect(await reads(body.secret)).toEqual(refused);

    // The team's plan takes precedence over the person's own.
    const team = await api.team(await api.person(), [[grace, 'member']], TEAM_PLAN);
    expect((await reads(body.secret)).status).toBe(200);
    await api.sql.query('delete from team_members where team_id = $1 and person_id = $2', [team, grace.id]);
    expect(await reads(body.secret)).toEqual(refused);
  });

  it('API-5 are one person’s own', async () => {
    await make(ada, 'private');
    const grace = await api.person({ plan: TEAM_PLAN });
    expect((await api.call('GET', path('private'), { as: grace })).status).toBe(404);
    expect((await api.call('DELETE', path('private'), { as: grace })).status).toBe(404);
    expect((await api.call('GET', '/profile/keys', { as: grace })).body).toEqual({ items: [] });
  });

  it('API-5 read what their person may read, and change nothing', async () => {
    const { body } = await make(ada, 'reader');
    const withKey = (method: 'GET' | 'POST', url: string) =>
      api.api.server.inject({
        method,
        url: `/api${url}`,
        headers: { 'x-api-key': body.secret },
        ...(method === 'POST' && { payload: {} }),
      });
    expect((await withKey('GET', '/v2/projects')).statusCode).toBe(200);
    expect((await withKey('POST', path('another'))).statusCode).toBe(401);
    for (const url of ['/v2/profile/', '/profile/keys', '/payment_info', '/billingHistory', '/code-report']) {
      expect([url, (await withKey('GET', url)).statusCode]).toEqual([url, 401]);
    }
    await api.sql.query('update people set accepted_tos_at = null where id = $1', [ada.id]);
    expect((await withKey('GET', '/v2/projects')).statusCode).toBe(403);
    await api.sql.query('update people set accepted_tos_at = now() where id = $1', [ada.id]);
  });

  it('API-5 PLAN-3 are neither made nor answered once a trial is over', async () => {
    const trial = await api.person({ plan: TEAM_PLAN });
    const { body } = await make(trial, 'in-time');
    await api.sql.query('update subscriptions set is_expired = true where person_id = $1', [trial.id]);
    expect(await make(trial, 'too-late')).toMatchObject({ status: 403, body: { code: 'not-in-plan' } });
    expect(await reads(body.secret)).toEqual({ status: 403, code: 'not-in-plan' });
    await api.sql.query(`update subscriptions set is_expired = false where person_id = $1`, [trial.id]);
    expect((await reads(body.secret)).status).toBe(200);
  });

  it('API-5 tell when and from where they were last used, and are not written at each call', async () => {
    const used = await api.person({ plan: TEAM_PLAN });
    const { body } = await make(used, 'roof-crm');
    const found = async () => (await api.call('GET', path('roof-crm'), { as: used })).body;
    expect(await found()).toMatchObject({ last_used_at: null, last_used_from: null });

    const row = () => api.sql.query('select xmin from api_keys where person_id = $1', [used.id]);
    await Promise.all([reads(body.secret), reads(body.secret), reads(body.secret)]);
    expect(await found()).toMatchObject({ last_used_at: expect.any(String), last_used_from: '127.0.0.1' });
    const { rows: before } = await row();
    await reads(body.secret);
    expect((await row()).rows).toEqual(before);

    await api.sql.query(
      `update api_keys set last_used_at = '2026-01-01', last_used_from = '192.0.2.1' where person_id = $1`,
      [used.id],
    );
    await reads(body.secret);
    expect(await found()).toMatchObject({ last_used_from: '127.0.0.1' });
    const { rows: written } = await api.sql.query(
      `select count(*)::int from audit.entries where action = 'key-made' and object = $1`,
      [used.id],
    );
    expect(written).toEqual([{ count: 1 }]);
    // Another key of the same name was never used.
    await make(used, 'roof-crm');
    expect(await found()).toMatchObject({ last_used_at: null, last_used_from: null });
  });

  it('API-5 are fifty at most; one of them may be replaced', async () => {
    const many = await api.person({ plan: TEAM_PLAN });
    await api.sql.query(
      `insert into api_keys (person_id, name, secret_hash, ending)
       select $1, 'key-' || n, sha256(('key' || n)::bytea), '0000' from generate_series(1, 50) n`,
      [many.id],
    );
    expect(await make(many, 'one-too-many')).toMatchObject({ status: 409, body: { code: 'too-many-keys' } });
    expect((await make(many, 'key-7')).status).toBe(201);
  });

  it('API-5 are fifty at most, however many are made at once', async () => {
    const many = await api.person({ plan: TEAM_PLAN });
    await api.sql.query(
      `insert into api_keys (person_id, name, secret_hash, ending)
       select $1, 'key-' || n, sha256(('at-once' || n)::bytea), '0000' from generate_series(1, 49) n`,
      [many.id],
    );
    const answers = await atOnce(
      api,
      [PERSON_LOCKED, many.id],
      ['a', 'b', 'c'].map((name) => () => make(many, name)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each(['-a', 'a%20b', 'a'.repeat(65), '..%2Fme'])('API-5 has no key called %s', async (name) => {
    expect((await make(ada, name)).status).toBe(400);
  });
});

async function reads(secret: string) {
  const { status, body } = await api.call('GET', '/v2/projects', { headers: { 'x-api-key': secret } });
  return { status, code: body['code'] };
}
