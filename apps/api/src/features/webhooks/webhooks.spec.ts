import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpsWebhooks } from '../../adapters/https-webhooks.ts';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { TEAM_PLAN, type Person } from '../../testing/api-under-test.ts';
import { lookupInSpecs } from '../../testing/lookup-in-specs.ts';
import { peopleOfATeam } from '../../testing/people-of-a-team.ts';
import { receiver } from '../../testing/webhook-receiver.ts';

const received = await receiver();
const api = await apiForSpecs(
  {},
  { webhooks: new HttpsWebhooks({ sink: received.address, lookup: lookupInSpecs, timeout: 2_000 }) },
);

type Made = {
  readonly webhook: { readonly id: string; readonly standing: string; readonly address: string };
  readonly secret: string;
};
type Delivery = Readonly<Record<'id' | 'event' | 'standing' | 'body', string>> & {
  readonly tries: number;
  readonly status: number | null;
  readonly failure: string | null;
  readonly next_try_at: string | null;
  readonly log: readonly Pick<Delivery, 'status' | 'failure' | 'body'>[];
};

const ALL = ['report.made', 'report.changed', 'project.archived', 'plan.changed', 'member.joined'];

async function add(as: Person, given: Readonly<Record<string, unknown>> = {}) {
  const body = { address: received.address, events: ALL, of: 'me', ...given };
  return api.call<Made>('POST', '/v2/webhooks', { as, body });
}

async function deliveries(as: Person, id: string): Promise<readonly Delivery[]> {
  const { body } = await api.call<{ items: readonly Delivery[] }>('GET', `/v2/webhooks/${id}/deliveries`, {
    as,
  });
  return body.items;
}

/** Does the jobs that are due now, and those that wait for their time. */
async function laterToo(): Promise<void> {
  await api.sql.query(`update pgboss.job set start_after = now() where state = 'created'`);
  await api.doJobs();
}

function isSigned(secret: string, { headers, body }: (typeof received.events)[number]): boolean {
  const told = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(told).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

beforeEach(() => received.reset());

describe('a webhook', () => {
  it('D API-5.4 is told, signed, of what happens to its person', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { status, body: made } = await add(ada);
    expect(status).toBe(201);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const number = Number(await aProject(api, ada));
    await api.sql.query(
      `update projects set job_number = '7', archived_at = now() where report_number = $1`,
      [number],
    );
    await api.sql.query(
      `update subscriptions set pause_active_at = null, is_expired = false, variant = 'national' where person_id = $1`,
      [ada.id],
    );
    // A column that nobody is told of.
    await api.sql.query(`update projects set user_flags = '{"a": true}' where report_number = $1`, [number]);
    await api.sql.query(`update subscriptions set revision = revision + 1 where person_id = $1`, [ada.id]);
    await api.doJobs();
    const told = received.events.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'plan.changed',
      'project.archived',
      'report.changed',
      'report.made',
    ]);
    expect(told).toContainEqual({
      type: 'report.changed',
      timestamp: expect.any(String),
      data: { report_number: number, changed: ['job_number'] },
    });
    expect(received.events.every((event) => isSigned(made.secret, event))).toBe(true);
    expect(received.events.some((event) => isSigned('whsec_AAAA', event))).toBe(false);
    const ids = received.events.map(({ headers }) => headers['webhook-id']);
    expect((await deliveries(ada, made.webhook.id)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await deliveries(ada, made.webhook.id)).toMatchObject(
      ids.map(() => ({ standing: 'accepted', status: 200, tries: 1, failure: null, body: 'thanks' })),
    );
  });

  it('D API-5.4 is told of the events that were chosen, while it is on, and of nobody else’s', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada, { events: ['project.archived'] });
    await aProject(api, ada);
    await aProject(api, await api.person({ plan: TEAM_PLAN }));
    await api.call('PATCH', `/v2/webhooks/${made.webhook.id}`, {
      as: ada,
      body: { standing: 'off', events: ['report.made'] },
    });
    await aProject(api, ada);
    await api.doJobs();
    expect(received.events).toEqual([]);
    await api.call('PATCH', `/v2/webhooks/${made.webhook.id}`, { as: ada, body: { standing: 'on' } });
    await aProject(api, ada);
    await api.doJobs();
    expect(received.events).toHaveLength(1);
  });

  it('D API-5.4 of a team is told of every member’s reports and of who joins; its owner and admins manage it', async () => {
    const people = await peopleOfATeam(api);
    expect(await add(people.member, { of: 'team' })).toMatchObject({ body: { code: 'not-team-admin' } });
    expect(await add(people.viewer)).toMatchObject({ body: { code: 'viewer-reads-only' } });
    const { body: made } = await add(people.admin, { of: 'team' });
    const path = `/v2/webhooks/${made.webhook.id}`;
    expect((await api.call('DELETE', path, { as: people.member })).status).toBe(404);
    expect(await api.call('GET', '/v2/webhooks', { as: people.owner })).toMatchObject({
      body: { items: [{ id: made.webhook.id, of: 'team' }] },
    });
    expect((await api.call('GET', '/v2/webhooks', { as: people.member })).body).toEqual({ items: [] });
    await aProject(api, people.member);
    const joins = await api.person();
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'member')`, [
      people.team,
      joins.id,
    ]);
    await api.doJobs();
    const told = received.events.map(({ body }) => JSON.parse(body) as object);
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({
      type: 'member.joined',
      timestamp: expect.any(String),
      data: { user_id: `us-east-1:${joins.id}`, role: 'member' },
    });
    expect((await api.call('DELETE', path, { as: people.owner })).status).toBe(204);
    expect((await api.call('DELETE', path, { as: people.owner })).status).toBe(404);
  });

  it('D API-5.4 is for plans that include integrations, also when it is sent', async () => {
    const free = await api.person();
    expect(await add(free)).toMatchObject({ status: 403, body: { code: 'not-in-plan' } });
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada);
    await aProject(api, ada);
    await api.sql.query(`update subscriptions set sku = 'plan_free' where person_id = $1`, [ada.id]);
    await api.doJobs();
    expect(received.events).toEqual([]);
    expect((await deliveries(ada, made.webhook.id)).map(({ standing }) => standing)).toEqual([
      'skipped',
      'skipped',
    ]);
    expect((await api.call('DELETE', `/v2/webhooks/${made.webhook.id}`, { as: ada })).status).toBe(204);
  });

  it('D API-5.4 added again is the same one, with the same secret; there are ten at most', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: first } = await add(ada, { events: ['report.made'] });
    const { body: again } = await add(ada);
    expect([again.secret, again.webhook.id]).toEqual([first.secret, first.webhook.id]);
    for (let n = 2; n <= 10; n += 1) {
      expect((await add(ada, { address: `https://hooks.example.com/${n}` })).status).toBe(201);
    }
    expect(await add(ada, { address: 'https://hooks.example.com/11' })).toMatchObject({
      status: 409,
      body: { code: 'too-many-webhooks' },
    });
    expect((await add(ada)).status).toBe(201);
  });

  it('D API-5.4 goes with its person, and with its team', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    await api.team(ada, [], TEAM_PLAN);
    await add(ada);
    await add(ada, { of: 'team' });
    await aProject(api, ada);
    const kept = () =>
      api.sql.query(
        `select from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = endpoint_id where person_id = $1`,
        [ada.id],
      );
    expect((await kept()).rowCount).toBe(1);
    const { rows: before } = await api.sql.query('select count(*)::int as count from webhook_endpoints');
    await api.sql.query('select delete_person($1)', [ada.id]);
    const { rows: after } = await api.sql.query('select count(*)::int as count from webhook_endpoints');
    expect(before[0].count - after[0].count).toBe(2);
    expect((await kept()).rowCount).toBe(0);
    await api.doJobs();
    expect(received.events).toEqual([]);
  });
});

describe('the secret of a webhook', () => {
  it('D API-5.4 is rotated: for a day both are used, and the old one no longer', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada);
    const path = `/v2/webhooks/${made.webhook.id}/secret`;
    await api.call('POST', path, { as: ada });
    // The answer was lost: the receiver has still the first.
    const { body: rotated } = await api.call<Made>('POST', path, { as: ada });
    await aProject(api, ada);
    await api.doJobs();
    const [event] = received.events;
    if (!event) expect.fail('nothing arrived');
    expect([isSigned(made.secret, event), isSigned(rotated.secret, event)]).toEqual([true, true]);

    received.reset();
    await api.sql.query(`update webhook_endpoints set old_secret_until = now() where id = $1`, [
      made.webhook.id,
    ]);
    await aProject(api, ada);
    await api.doJobs();
    const [later] = received.events;
    if (!later) expect.fail('nothing arrived');
    expect([isSigned(made.secret, later), isSigned(rotated.secret, later)]).toEqual([false, true]);
    expect(JSON.stringify((await api.sql.query('select * from webhook_endpoints')).rows)).not.toContain(
      rotated.secret.replace('whsec_', ''),
    );
  });
});

describe('a delivery that is not accepted', () => {
  it('D API-5.4 is tried again until it is, and not afterwards', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada);
    received.answers = [500, 429, 302];
    await aProject(api, ada);
    await api.doJobs();
    const only = async () => (await deliveries(ada, made.webhook.id))[0];
    expect(await only()).toMatchObject({ standing: 'waiting', tries: 1, status: 500, failure: 'refused' });
    expect((await only())?.next_try_at).not.toBeNull();
    await laterToo();
    await laterToo();
    expect(await only()).toMatchObject({ standing: 'waiting', tries: 3, status: 302, failure: 'redirected' });
    await laterToo();
    await laterToo();
    expect(await only()).toMatchObject({ standing: 'accepted', tries: 4, status: 200, next_try_at: null });
    expect((await only())?.log.map(({ status, failure, body }) => [status, failure, body])).toEqual([
      [200, null, 'thanks'],
      [302, 'redirected', 'thanks'],
      [429, 'refused', 'thanks'],
      [500, 'refused', 'thanks'],
    ]);
    expect(received.events).toHaveLength(4);
    expect(new Set(received.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('D API-5.4 disables its address after its last try, and the owner reads so in their language', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada, { language: 'es' });
    received.answers = Array.from({ length: 30 }, () => 500);
    await aProject(api, ada);
    for (let tries = 0; tries < 12; tries += 1) await laterToo();
    expect(received.events).toHaveLength(10);
    const [failed] = await deliveries(ada, made.webhook.id);
    expect(failed).toMatchObject({ standing: 'failed', tries: 10 });
    expect(failed?.log).toHaveLength(10);
    expect(await api.call('GET', '/v2/webhooks', { as: ada })).toMatchObject({
      body: { items: [{ standing: 'disabled' }] },
    });
    const mails = api.messages.sent.filter(({ to }) => to === ada.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.words).toMatch(/^http.* ya no acepta los eventos/);
    await aProject(api, ada);
    await laterToo();
    expect(received.events).toHaveLength(10);
    expect(
      await api.call('POST', `/v2/webhooks/${made.webhook.id}/deliveries`, {
        as: ada,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    ).toMatchObject({ status: 409, body: { code: 'webhook-off' } });
  });

  it('D API-5.4 disables an address that is gone at once', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    await add(ada);
    received.answers = [410];
    await aProject(api, ada);
    await api.doJobs();
    expect(await api.call('GET', '/v2/webhooks', { as: ada })).toMatchObject({
      body: { items: [{ standing: 'disabled' }] },
    });
    const mail = api.messages.sent.find(({ to }) => to === ada.email);
    expect(mail?.words).toMatch(/^http.* no longer accepts the events/);
    expect(mail?.words).not.toContain('day');
  });

  it('D API-5.4 is replayed with the same id', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada);
    await aProject(api, ada);
    await api.doJobs();
    const [first] = await deliveries(ada, made.webhook.id);
    const replay = (id: string, as = ada) =>
      api.call('POST', `/v2/webhooks/${made.webhook.id}/deliveries/${id}/replay`, { as });
    expect((await replay(first?.id ?? '')).status).toBe(202);
    expect((await replay(crypto.randomUUID())).status).toBe(404);
    await api.doJobs();
    expect((await deliveries(ada, made.webhook.id)).map(({ log }) => log.length)).toEqual([2]);
    expect(received.events).toHaveLength(2);
    expect(new Set(received.events.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('D API-5.4 sends a test event', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada, { events: ['plan.changed'] });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let call = 0; call < 2; call += 1) {
      expect(
        (await api.call('POST', `/v2/webhooks/${made.webhook.id}/deliveries`, { as: ada, headers })).status,
      ).toBe(202);
    }
    await api.doJobs();
    expect(received.events.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['test']);
  });

  it('D API-5.4 is sent once, whichever copies do its job at the same time', async () => {
    const ada = await api.person({ plan: TEAM_PLAN });
    const { body: made } = await add(ada);
    await aProject(api, ada);
    const [delivery] = await deliveries(ada, made.webhook.id);
    await api.sql.query(
      `insert into pgboss.job (name, data) select 'send-webhook', jsonb_build_object('deliveryId', $1::text) from generate_series(1, 15)`,
      [delivery?.id],
    );
    await api.doJobs();
    await laterToo();
    expect(received.events).toHaveLength(1);
  });
});

describe('an address inside the operator’s network', () => {
  it.each([
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.7/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:7]/',
    'https://10-0-0-7.example/',
    'https://127-0-0-1.example/',
    'https://169-254-169-254.example/',
    'https://nowhere.example/',
  ])('D API-5.4 %s is refused when it is saved', async (address) => {
    const ada = await api.person({ plan: TEAM_PLAN });
    expect(await add(ada, { address })).toMatchObject({
      status: 400,
      body: { code: 'webhook-address-not-public', field: 'address' },
    });
  });

  it.each([
    'http://hooks.example.com/',
    'https://a:b@hooks.example.com/',
    'https://hooks.example.com:22/',
    'no',
  ])('D API-5.4 %s is refused by its form', async (address) => {
    const ada = await api.person({ plan: TEAM_PLAN });
    expect(await add(ada, { address })).toMatchObject({
      status: 400,
      body: { code: 'webhook-address-invalid' },
    });
  });

  it.each(['https://10-0-0-7.example/', 'https://127.0.0.1/', 'http://hooks.example.com/', 'https://[::1]/'])(
    'D API-5.4 %s is refused when it is sent to, though it was saved',
    async (address) => {
      const ada = await api.person({ plan: TEAM_PLAN });
      const { body: made } = await add(ada, { address: 'https://hooks.example.com/' });
      await api.sql.query('update webhook_endpoints set address = $2 where id = $1', [
        made.webhook.id,
        address,
      ]);
      await aProject(api, ada);
      await api.doJobs();
      expect(await deliveries(ada, made.webhook.id)).toMatchObject([
        { standing: 'waiting', status: null, failure: 'not-public', tries: 1 },
      ]);
    },
  );
});
