import type { PlannedPlan } from '@ridgeline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { TEAM_PLAN, type Person } from '../../testing/api-under-test.ts';
import { OrderCalls, planOrder } from '../../testing/order-calls.ts';

const api = await apiForSpecs();
const orders = new OrderCalls(api);
const WHY = 'Request 4711: asked by phone.';
const DAY = 24 * 60 * 60 * 1000;
let desk: Person;
let ada: Person;

beforeAll(async () => {
  desk = await api.person({ email: 'desk@example.com' });
  ada = await api.person({ email: 'ada@example.com' });
  await api.sql.query('update people set is_admin = true where id = $1', [desk.id]);
  await api.sql.query(`update people set phone = '+13035550148' where id = $1`, [ada.id]);
});

const get = <Body = Record<string, unknown>>(url: string, as = desk) =>
  api.call<Body>('GET', `/support${url}`, { as });
const post = <Body = Record<string, unknown>>(url: string, body: object, key?: string) =>
  api.call<Body>('POST', `/support${url}`, { as: desk, body, ...(key !== undefined && { key }) });

type Entry = {
  readonly action: string;
  readonly object: string | null;
  readonly details: Record<string, unknown>;
};
async function entriesSince<Value>(run: () => Promise<Value>): Promise<readonly Entry[]> {
  const { rows: before } = await api.sql.query<{ last: string }>(
    'select coalesce(max(id), 0)::text as last from audit.entries',
  );
  await run();
  const { rows } = await api.sql.query<Entry>(
    'select action, object, details from audit.entries where id > $1 order by id',
    [before[0]?.last],
  );
  return rows;
}

describe('finding people', () => {
  const search = (by: string, term: string, match = 'exact') =>
    post<{ items: { email: string }[] }>('/people/search', { by, term, match });

  it.each([
    ['email', 'Ada@example.com', 'exact'],
    ['email', 'ADA@', 'prefix'],
    ['phone', '(303) 555-0148', 'exact'],
    ['phone', '30355', 'prefix'],
  ])('ADR-48 by %s %s, %s', async (by, term, match) => {
    const { body } = await search(by, term, match);
    expect(body.items.map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('ADR-48 by id, with its region or the beginning of it', async () => {
    for (const [term, match] of [
      [`us-east-1:${ada.id}`, 'exact'],
      [ada.id.slice(0, 12), 'prefix'],
    ] as const) {
      expect((await search('id', term, match)).body.items).toMatchObject([{ email: 'ada@example.com' }]);
    }
    expect((await search('id', ada.id.slice(0, 12))).body.items).toEqual([]);
  });

  it('ADR-48 writes who was found into the audit log, and no address', async () => {
    const entries = await entriesSince(() => search('email', 'ada@', 'prefix'));
    expect(entries).toEqual([
      { action: 'support-call', object: null, details: { from: '127.0.0.1', by: 'session' } },
      { action: 'person-found', object: ada.id, details: {} },
    ]);
    expect((await search('email', '%%%', 'prefix')).body.items).toEqual([]);
  });
});

describe('a person at the desk', () => {
  it('ADR-48 has the verdicts that core gives', async () => {
    const grace = await api.person();
    await api.sql.query(
      `insert into subscriptions (person_id, sku, paused_at, pause_active_at, resumes_at)
       values ($1, 'plan_essential', now() - interval '99 days', now() - interval '90 days', now() - interval '9 days')`,
      [grace.id],
    );
    const { body } = await get(`/people/us-east-1:${grace.id}`);
    expect(body).toMatchObject({
      person: { id: `us-east-1:${grace.id}`, email: grace.email },
      team: null,
      plan: { sku: 'plan_essential', is_expired: false },
      plan_of: 'person',
      pause: { allowed: false, why: 'paused-within-12-months', until: expect.any(String) },
      allowances: { weather: { why: null } },
      grants: [],
      projects: 0,
    });
  });

  it('ADR-48 is on the free plan without another, and is told why nothing is left', async () => {
    const mia = await api.person();
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, weather, allowed_weather) values ($1, 'monthly', now(), 1, 1)`,
      [mia.id],
    );
    const { body } = await get(`/people/${mia.id}`);
    expect(body).toMatchObject({
      plan: null,
      plan_of: null,
      pause: null,
      allowances: {
        quick_view: { allocation: 10, available: 10, why: null },
        weather: { allocation: 1, available: 0, why: 'allowance-used-up' },
      },
    });
  });

  it('ADR-48 of a team has the plan of the team, which its owner alone pauses', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[member, 'viewer']], 'plan_essential');
    expect((await get(`/people/${member.id}`)).body).toMatchObject({
      team: { id: team, role: 'viewer', is_owner: false },
      plan_of: 'team',
      pause: { allowed: false, why: 'not-owner' },
    });
    expect((await get(`/people/${owner.id}`)).body).toMatchObject({ pause: { allowed: true } });
  });

  it('ADR-48 who is unknown is not found, and the question is in the log', async () => {
    const id = 'dddddddd-0000-4000-8000-00000000000d';
    const entries = await entriesSince(async () => expect((await get(`/people/${id}`)).status).toBe(404));
    expect(entries).toMatchObject([
      { action: 'support-call', object: id },
      { action: 'refused', details: { why: 'not-found' } },
    ]);
  });

  it('ADR-48 is shown to nobody else, whose question is in the log, too', async () => {
    const entries = await entriesSince(async () =>
      expect((await get(`/people/${desk.id}`, ada)).status).toBe(403),
    );
    expect(entries).toMatchObject([{ action: 'refused', details: { why: 'not-an-administrator' } }]);
  });

  it('ADR-48 is not shown where the call cannot be logged', async () => {
    const holder = await api.sql.connect();
    await holder.query(`create function audit.spec_full() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
      create trigger spec_full before insert on audit.entries for each row when (new.action = 'support-call') execute function audit.spec_full()`);
    const { status } = await get(`/people/${ada.id}`);
    await holder.query('drop trigger spec_full on audit.entries; drop function audit.spec_full()');
    holder.release();
    expect(status).toBe(507);
  });
});

describe('granting an allowance', () => {
  const grant = (person: Person, change: object = {}, key?: string) =>
    post<{ grant: { id: string }; allowances: object; code: string }>(
      `/people/${person.id}/allowances`,
      { kind: 'quick_view', amount: 1, reason: WHY, ...change },
      key,
    );

  it('PLAN-3 PLAN-5 adds to what is left, is entered in the ledger, and once for a key', async () => {
    const mia = await api.person();
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, allowed_quick_views) values ($1, 'monthly', now(), 10, 10)`,
      [mia.id],
    );
    const first = await grant(mia, { amount: 2 }, 'once');
    expect(first).toMatchObject({
      status: 201,
      body: {
        grant: { kind: 'quick_view', amount: 2, reason: WHY },
        allowances: { quick_view: { allocation: 12, available: 2, why: null } },
      },
    });
    expect((await grant(mia, { amount: 2 }, 'once')).body).toEqual(first.body);
    expect((await get(`/people/${mia.id}`)).body).toMatchObject({
      grants: [{ id: first.body.grant.id, amount: 2 }],
      allowances: { quick_view: { allocation: 12, available: 2 } },
    });
  });

  it('PLAN-4 is that of the team, where the team counts as a whole', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[member, 'member']], TEAM_PLAN);
    await api.sql.query('update teams set bucket_size = 5 where id = $1', [team]);
    await grant(member, { amount: 3 });
    expect((await get(`/people/${owner.id}`)).body).toMatchObject({
      allowances: { quick_view: { allocation: 8 } },
    });
  });

  it('ADR-48 goes to a hundred beyond the plan, however many ask at once', async () => {
    const mia = await api.person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => grant(mia, { amount: 20 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too-much-granted');
    expect((await get(`/people/${mia.id}`)).body).toMatchObject({
      allowances: { quick_view: { allocation: 110 } },
    });
    expect((await grant(mia, { kind: 'weather' })).status).toBe(201);
  });

  it('PLAN-3 is refused for a plan that is over, and without a reason', async () => {
    const late = await api.person({ plan: 'plan_essential' });
    await api.sql.query('update subscriptions set is_expired = true where person_id = $1', [late.id]);
    expect(await grant(late)).toMatchObject({ status: 402, body: { code: 'plan-expired' } });
    for (const reason of [undefined, '', '     ']) expect((await grant(ada, { reason })).status).toBe(400);
    await expect(api.sql.query('update allowance_grants set amount = 2')).rejects.toThrow('never changed');
  });

  it('ADR-48 tells the reason in the audit log', async () => {
    const entries = await entriesSince(() => grant(ada));
    expect(entries).toMatchObject([
      { action: 'support-call', object: ada.id, details: { reason: WHY } },
      { action: 'allowance-granted', object: ada.id, details: { kind: 'quick_view', amount: 1 } },
    ]);
  });
});

describe('letting a trial end later', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const extend = (person: Person, until: string) =>
    post(`/people/${person.id}/trial`, { until, reason: WHY });

  it('PLAN-2 lets one that is over go on', async () => {
    const late = await api.person();
    await api.sql.query(
      `insert into subscriptions (person_id, sku, started_at, is_expired) values ($1, 'plan_trial', now() - interval '20 days', true)`,
      [late.id],
    );
    const until = inDays(7);
    expect(await extend(late, until)).toMatchObject({
      status: 200,
      body: {
        plan: { is_expired: false, limits: { end_date: until } },
        allowances: { quick_view: { why: null } },
      },
    });
    expect(await extend(late, until)).toMatchObject({ status: 409, body: { code: 'trial-not-later' } });
    expect(await extend(late, inDays(91))).toMatchObject({ status: 409, body: { code: 'trial-too-far' } });
  });

  it('PLAN-2 PLAN-8 is refused while a plan is ordered for its end, which is told with its price and day', async () => {
    const person = await api.person({ plan: 'plan_trial' });
    const none = await get(`/people/${person.id}`);
    expect(none.body).toMatchObject({ planned: null });
    expect((await orders.buyPlan(person, planOrder({ payUpFront: false }))).status).toBe(200);
    const { planned } = (
      await api.call<{ planned: PlannedPlan }>('GET', '/code-report-plan/planned', { as: person })
    ).body;
    const { body } = await get<{ planned: object; now: string }>(`/people/${person.id}`);
    expect(body.planned).toEqual({ ...planned, estimate: { ...planned.estimate, estimated_at: body.now } });
    expect(await extend(person, inDays(30))).toMatchObject({
      status: 409,
      body: { code: 'trial-plan-follows' },
    });
  });

  it('PLAN-2 is refused without a trial', async () => {
    const paid = await api.person({ plan: 'plan_essential' });
    for (const person of [paid, ada]) {
      expect(await extend(person, inDays(7))).toMatchObject({
        status: 409,
        body: { code: 'trial-not-a-trial' },
      });
    }
  });
});

describe('a team at the desk', () => {
  it('TEAM-2 shows seats, people and invites, and mails one invite or all of them again', async () => {
    const owner = await api.person();
    const team = await api.team(owner, [], TEAM_PLAN);
    const emails = ['sam@example.com', 'kim@example.com'];
    await api.call('POST', `/teams/${team}/members`, { as: owner, body: { emails, role: 'member' } });
    await api.doJobs();
    const { body } = await get<{ items: { id: string; email: string }[] }>(`/teams/${team}`);
    expect(body).toMatchObject({ team: { id: team, seats: { total: 50, held: 2 } }, cursor_id: null });
    expect(body.items.map(({ email }) => email).sort()).toEqual([owner.email, ...emails].sort());

    const invite = body.items.find(({ email }) => email === 'sam@example.com');
    const mails = api.messages.sent.length;
    const one = await post<{ items: object[] }>(`/teams/${team}/resend-invites`, {
      invite_id: invite?.id,
      reason: WHY,
    });
    expect(one.body.items).toMatchObject([{ email: 'sam@example.com' }]);
    expect(
      (await post<{ items: object[] }>(`/teams/${team}/resend-invites`, { reason: WHY })).body.items,
    ).toHaveLength(2);
    await api.doJobs();
    expect(api.messages.sent.length - mails).toBe(3);
    expect((await post(`/teams/${team}/resend-invites`, { invite_id: team, reason: WHY })).status).toBe(404);
    expect((await get(`/teams/${ada.id}`)).status).toBe(404);
  });

  it('TEAM-2 shows a long roster page by page', async () => {
    const owner = await api.person();
    const team = await api.team(owner, [], TEAM_PLAN);
    await api.sql.query(
      `insert into team_invites (team_id, email, role) select $1, 'n' || n || '@example.com', 'member' from generate_series(1, 60) n`,
      [team],
    );
    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `?cursor_id=${cursor}`;
      const { body } = await get<{ items: { email: string }[]; cursor_id: string | null }>(
        `/teams/${team}${query}`,
      );
      for (const { email } of body.items) seen.add(email);
      cursor = body.cursor_id;
    }
    expect(seen.size).toBe(61);
  });

  it('ADR-48 shows the link of an open invite, logged with the reason and without the link', async () => {
    const owner = await api.person();
    const team = await api.team(owner, [], TEAM_PLAN);
    await api.call('POST', `/teams/${team}/members`, {
      as: owner,
      body: { emails: ['lost@example.com'], role: 'viewer' },
    });
    let link = '';
    const entries = await entriesSince(async () => {
      const { body } = await post<{ links: { link: string; role: string }[]; phone_code: null }>(
        '/pending-links',
        {
          email: 'Lost@example.com',
          reason: WHY,
        },
      );
      expect(body).toMatchObject({ links: [{ team_id: team, role: 'viewer' }], phone_code: null });
      link = body.links[0]?.link ?? '';
    });
    expect(link).toMatch(/^https:\/\/ridgeline\.example\.com\/signupWithTeam\?/);
    expect(entries.map(({ action, details }) => [action, details['reason']])).toEqual([
      ['support-call', WHY],
      ['link-shown', WHY],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/lost@|signupWithTeam/i);
    expect((await post('/pending-links', { email: 'lost', reason: WHY })).status).toBe(400);
  });

  it('PROF-6 says when a code was sent to a phone, and not which', async () => {
    await api.call('POST', '/profile/phone/code', { as: ada, body: { phone: '+13034441234' } });
    const { body } = await post('/pending-links', { email: ada.email, reason: WHY });
    expect(body).toMatchObject({ links: [], phone_code: { tries_left: 5 } });
    expect(JSON.stringify(body)).not.toContain(String(api.messages.sent.at(-1)?.code));
  });
});

describe('a report at the desk', () => {
  const address = '1437 Bannock St, Denver, CO 80202';
  let made = 700_000;
  async function visited(): Promise<string> {
    made += 1;
    await api.sql.query(
      `insert into anonymous_reports (report_number, secret_hash, address, state, property_type, roof_type)
       values ($1, sha256('visit'), $2, 'co', 'residential', 'steep-slope')`,
      [made, address],
    );
    return String(made);
  }
  const adopt = (report: string, person: Person) =>
    post(`/reports/${report}/adopt`, { person_id: person.id, reason: WHY });

  it('RPT-4 is given to whoever made it as a visitor, for one quick view, once', async () => {
    const mia = await api.person();
    const report = await visited();
    expect((await get(`/reports/${report}`)).body).toMatchObject({
      standing: 'waiting',
      owner: null,
      address,
      report: null,
    });
    const adopted = { standing: 'adopted', owner: { email: mia.email }, report: { reportNumber: report } };
    expect((await adopt(report, mia)).body).toMatchObject(adopted);
    expect((await adopt(report, mia)).body).toMatchObject(adopted);
    expect((await get(`/people/${mia.id}`)).body).toMatchObject({
      projects: 1,
      allowances: { quick_view: { available: 9 } },
    });
    expect(await adopt(report, ada)).toMatchObject({ status: 409, body: { code: 'report-not-adoptable' } });
    expect((await adopt('999999999', mia)).status).toBe(404);
  });

  it('RPT-4 PLAN-3 is refused where the plan has nothing left, and then nothing changes', async () => {
    const late = await api.person({ plan: 'plan_essential' });
    await api.sql.query('update subscriptions set is_expired = true where person_id = $1', [late.id]);
    const report = await visited();
    expect(await adopt(report, late)).toMatchObject({ status: 402, body: { code: 'plan-expired' } });
    expect((await get(`/reports/${report}`)).body).toMatchObject({ standing: 'waiting' });
  });
});

describe('the audit log at the desk', () => {
  it('ADR-48 is read page by page, the newest first, by whom and about whom', async () => {
    const mia = await api.person();
    for (let calls = 0; calls < 3; calls += 1) await get(`/people/${mia.id}`);
    type Page = { items: { action: string; object: string }[]; cursor_id: string | null };
    const url = `/audit?object=us-east-1:${mia.id}&actor=${desk.id}&limit=2`;
    const first = await get<Page>(url);
    expect(first.body.items).toHaveLength(2);
    const second = await get<Page>(`${url}&cursor_id=${first.body.cursor_id}`);
    expect(second.body).toMatchObject({
      items: [{ action: 'support-call', object: mia.id }],
      cursor_id: null,
    });
    expect((await get<Page>(`/audit?action=account-made&object=${mia.id}`)).body.items).toHaveLength(1);
    expect((await get('/audit?cursor_id=x')).status).toBe(400);
    expect((await get('/audit', ada)).status).toBe(403);
  });
});
