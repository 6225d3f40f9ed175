import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import type { Person } from '../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;
let grace: Person;

beforeAll(async () => {
  ada = await api.person();
  grace = await api.person();
});

describe('a call with an Idempotency-Key', () => {
  it('is answered the same again, and has no second effect', async () => {
    const first = await send(ada, 'once', 'hello');
    const again = await send(ada, 'once', 'hello');
    expect(again).toEqual(first);
    expect(first.status).toBe(201);
    expect(await kept('hello')).toBe(1);
  });

  it('costs no more than three round trips', async () => {
    const before = api.api.database.trips;
    await send(ada, 'counted', 'three trips');
    expect(api.api.database.trips - before).toBe(3);
    await send(ada, 'counted', 'three trips');
    expect(api.api.database.trips - before).toBe(6);
  });

  it('costs one without a key', async () => {
    const before = api.api.database.trips;
    await api.call('POST', '/feedback', { as: ada, body: { details: 'no key' } });
    expect(api.api.database.trips - before).toBe(1);
  });

  it('is a problem with another body, and changes nothing', async () => {
    await send(ada, 'two bodies', 'the first');
    const { status, body } = await send(ada, 'two bodies', 'the second');
    expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'idempotency-key-reused' });
    expect(await kept('the second')).toBe(0);
  });

  it('PROF-7 is not answered from what was kept where its session has ended', async () => {
    const eve = await api.person();
    const stolen = api.issuer.token(eve.id, {
      origin_jti: 'stolen',
      auth_time: Math.floor(Date.now() / 1000) - 60,
    });
    const thief = { ...eve, token: stolen };
    const first = await send(thief, 'kept', 'a secret');
    expect(first.status).toBe(201);
    const token = api.issuer.token(eve.id, { origin_jti: 'own' });
    await api.call('POST', '/profile/end-other-sessions', { token, body: {} });
    const again = await send(thief, 'kept', 'a secret');
    expect({ status: again.status, code: again.body['code'] }).toEqual({ status: 401, code: 'signed-out' });
    expect(await send({ ...eve, token }, 'kept', 'a secret')).toEqual(first);
  });

  it('is another call for another person', async () => {
    const [one, other] = [await send(ada, 'shared', 'same'), await send(grace, 'shared', 'same')];
    expect(one.body['id']).not.toBe(other.body['id']);
    expect(await kept('same')).toBe(2);
  });

  it('has one effect when it arrives twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, 'at once', 'a burst')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await kept('a burst')).toBe(1);
  });

  it('is not kept when it was refused, so that it may be tried again', async () => {
    const nobody = { ...ada, token: api.issuer.token('7b0a3e4e-37a4-4b37-9f6e-3a6f9e1f0c11') };
    expect((await send(nobody, 'refused', 'not yet')).status).toBe(401);
    const { rows } = await api.sql.query(
      `select 1 from idempotency_keys where caller = '7b0a3e4e-37a4-4b37-9f6e-3a6f9e1f0c11'`,
    );
    expect(rows).toEqual([]);
  });

  it('is another call a day later, and old keys do not pile up', async () => {
    const first = await send(ada, 'yesterday', 'a day apart');
    await send(ada, 'older', 'a day apart');
    await api.sql.query(`update idempotency_keys set created_at = created_at - interval '1 day'`);
    expect((await send(ada, 'yesterday', 'a day apart')).body['id']).not.toBe(first.body['id']);
    expect((await api.sql.query('select 1 from idempotency_keys')).rowCount).toBe(1);
  });

  it('leaves no transaction open behind it', async () => {
    await send(ada, 'closed', 'one');
    await send(ada, 'closed', 'another');
    const { rows } = await api.sql.query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
  });
});

function send(as: Person, key: string, details: string) {
  return api
    .call('POST', '/feedback', { as, key, body: { details } })
    .then(({ status, body }) => ({ status, body }));
}

async function kept(details: string): Promise<number> {
  const { rows } = await api.sql.query('select 1 from feedback where details = $1', [details]);
  return rows.length;
}
