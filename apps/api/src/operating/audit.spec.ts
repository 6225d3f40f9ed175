import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import { peopleOfATeam, wireId, type PeopleOfATeam } from '../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeAll(async () => {
  people = await peopleOfATeam(api);
});

type Entry = {
  readonly action: string;
  readonly actor: string | null;
  readonly operation: string | null;
  readonly object: string | null;
  readonly details: unknown;
};

describe('the audit log', () => {
  it('tells who changed whose role, and from what', async () => {
    const path = `/members/${wireId(people.viewer)}/changerole`;
    expect(
      (await api.call('POST', path, { as: people.owner, body: { newRole: 'admin' } })).status,
    ).toBeLessThan(300);
    expect(await entries('role-changed')).toEqual([
      {
        action: 'role-changed',
        actor: people.owner.id,
        operation: 'changeMemberRole',
        object: people.viewer.id,
        details: { team: people.team, from: 'viewer', to: 'admin' },
      },
    ]);
  });

  it('tells who handed a team over', async () => {
    const body = { newAdminId: wireId(people.admin) };
    expect((await api.call('POST', '/members/changeowner', { as: people.owner, body })).status).toBeLessThan(
      300,
    );
    expect(await entries('owner-changed')).toMatchObject([
      {
        actor: people.owner.id,
        object: people.team,
        details: { from: people.owner.id, to: people.admin.id },
      },
    ]);
  });

  it('names what was changed in a profile and a plan, and repeats none of it', async () => {
    await api.call('POST', '/codeReports/profile', {
      as: people.nobody,
      body: { company: 'Marsh & Daughters' },
    });
    const [entry] = await entries('profile-changed');
    expect(entry).toMatchObject({
      actor: people.nobody.id,
      operation: 'saveProfile',
      object: people.nobody.id,
      details: { fields: ['company'] },
    });
    await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_essential')`, [
      people.nobody.id,
    ]);
    await api.sql.query(`update subscriptions set is_expired = true where person_id = $1`, [
      people.nobody.id,
    ]);
    expect(await entries('plan-changed')).toMatchObject([
      { actor: null, object: people.nobody.id, details: { sku: 'plan_essential', fields: ['is_expired'] } },
    ]);
  });

  it('tells of cards and of what becomes of orders, and repeats no number of a card', async () => {
    const { id } = people.nobody;
    await api.sql.query(
      `insert into cards (person_id, id, brand, last4, exp_month, exp_year) values ($1, 'card_1', 'visa', '4242', 1, 2030)`,
      [id],
    );
    await api.sql.query(`insert into payment_customers (person_id, provider_id) values ($1, 'cus_1')`, [id]);
    await api.sql.query(`update payment_customers set default_card = 'card_1' where person_id = $1`, [id]);
    await api.sql.query(
      `insert into orders (person_id, key, request_hash, kind, sku, amount) values ($1, 'k', '\\x00', 'plan', 'plan_essential', 4900)`,
      [id],
    );
    await api.sql.query(`update orders set standing = 'paid', paid_at = now() where person_id = $1`, [id]);
    expect(await entries('card-saved')).toMatchObject([{ object: id, details: { last4: '4242' } }]);
    expect(await entries('default-card-changed')).toHaveLength(1);
    for (const standing of ['pending', 'paid']) {
      expect(await entries(`order-${standing}`)).toMatchObject([
        { object: id, details: { sku: 'plan_essential', amount: 4900 } },
      ]);
    }
  });

  it('starts without the previous caller of the same connection', async () => {
    await api.api.database.rows(
      { name: 'spec.later', text: `update people set company = 'x' where id = $1` },
      [people.member.id],
    );
    expect((await entries('profile-changed')).at(-1)).toMatchObject({ actor: null, operation: null });
  });

  it('tells of refusals of who is signed in, with what they called and why', async () => {
    const rename = { as: people.viewer, body: { name: 'Mine now' } };
    expect((await api.call('POST', `/teams/${people.team}`, rename)).status).toBe(403);
    expect((await api.call('POST', `/teams/${people.otherTeam}`, rename)).status).toBe(404);
    expect((await api.call('POST', `/teams/${people.team}`, { body: { name: 'x' } })).status).toBe(401);
    expect(await entries('refused')).toMatchObject([
      { actor: people.viewer.id, operation: 'renameTeam', details: { why: 'not-team-owner' } },
      { actor: people.viewer.id, operation: 'renameTeam', details: { why: 'not-found' } },
    ]);
  });

  it('tells once of each session, whichever copies see it', async () => {
    const copy = await api.copy();
    const session = { origin_jti: 'session-1' };
    for (const server of [api.api.server, copy.server, copy.server]) {
      const token = api.issuer.token(people.member.id, { ...session, jti: crypto.randomUUID() });
      const headers = { authorization: `Bearer ${token}` };
      expect((await server.inject({ url: '/api/v2/profile/', headers })).statusCode).toBe(200);
    }
    await api.api.audit.settled();
    await copy.server.close();
    expect((await entries('signed-in')).map(({ actor }) => actor)).toEqual([people.member.id]);
  });

  it('tells of a session also where its table was locked for longer than one try waits', async () => {
    const holder = await api.sql.connect();
    await holder.query('begin; lock table audit.entries in exclusive mode');
    const token = api.issuer.token(people.admin.id, { origin_jti: 'session-2' });
    expect((await api.call('GET', '/v2/profile/', { token })).status).toBe(200);
    const first = await waitingTry();
    while ((await waitingTry()) === first) await new Promise(setImmediate);
    await holder.query('rollback');
    holder.release();
    await api.api.audit.settled();
    expect((await entries('signed-in')).filter(({ actor }) => actor === people.admin.id)).toHaveLength(1);
  });

  it.each([
    `update audit.entries set action = 'nothing'`,
    'delete from audit.entries',
    'truncate audit.entries',
  ])('takes no change: %s', async (statement) => {
    await expect(api.sql.query(statement)).rejects.toThrow('appended and never changed');
  });
});

async function entries(action: string): Promise<readonly Entry[]> {
  const { rows } = await api.sql.query<Entry>(
    'select action, actor, operation, object, details from audit.entries where action = $1 order by id',
    [action],
  );
  return rows;
}

/** When the statement that waits for the table was begun. */
async function waitingTry(): Promise<string> {
  for (;;) {
    const { rows } = await api.sql.query<{ begun: string }>(
      `select query_start::text as begun from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into audit.entries%'`,
    );
    if (rows[0]) return rows[0].begun;
    await new Promise(setImmediate);
  }
}
