import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest, TEAM_PLAN, type Person } from '../testing/api-under-test.ts';
import { atOnce } from '../testing/at-once.ts';
import type { Api } from '../app/api.ts';

let api: ApiUnderTest;
let copies: readonly Api[];

beforeAll(async () => {
  api = await ApiUnderTest.start();
  copies = [api.api, await api.copy()];
});
afterAll(async () => {
  await copies[1]?.server.close();
  await api.stop();
});

describe('two copies of the API on one database', () => {
  it('PLAN-5 make 5 reports of 200 orders at once where 5 are left', async () => {
    const ada = await api.person();
    await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_free')`, [ada.id]);
    for (let used = 0; used < 5; used += 1) expect((await order(ada, used)).status).toBe(201);
    const lock = ['select from usage_counts where person_id = $1 for update', ada.id] as const;
    const answers = await atOnce(
      api,
      lock,
      Array.from({ length: 200 }, (_, index) => () => order(ada, index)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'allowance-used-up')).toHaveLength(195);
    expect(await counted('select count(*) from projects where owner_id = $1', ada)).toBe(10);
    expect(await counted('select quick_views as count from usage_counts where person_id = $1', ada)).toBe(10);
  });

  it('do a call with a key once, whichever of them it is sent to', async () => {
    const owner = await api.person();
    const team = await api.team(owner, [], TEAM_PLAN);
    const body = { emails: ['mia@example.com'], role: 'member' };
    const calls = Array.from({ length: 40 }, (_, index) =>
      send(copyFor(index), owner, 'POST', `/teams/${team}/members`, body, 'one-key'),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await counted('select count(*) from team_invites where team_id = $1', { id: team })).toBe(1);
    await api.doJobs();
    expect(api.messages.sent.filter(({ to }) => to === 'mia@example.com')).toHaveLength(1);
  });

  it('TEAM-4 let one invite be accepted once, when both are asked', async () => {
    const owner = await api.person();
    const guest = await api.person();
    const team = await api.team(owner, []);
    await api.sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'member')`, [
      team,
      guest.email,
    ]);
    const accept = (index: number) => () =>
      send(copyFor(index), guest, 'POST', `/teams/${team}/invites/answer`, { answer: 'accepted' });
    const lock = ['select from team_invites where team_id = $1 for update', team] as const;
    const answers = await atOnce(
      api,
      lock,
      Array.from({ length: 10 }, (_, index) => accept(index)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await counted('select count(*) from team_members where person_id = $1', guest)).toBe(1);
  });

  it('TEAM-1 apply at once what the other has revoked', async () => {
    const [owner, heir] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[heir, 'admin']]);
    const rename = (index: number) =>
      send(copyFor(index), owner, 'POST', `/teams/${team}`, { name: 'Capitol Roofing' });
    expect((await rename(1)).status).toBe(200);
    const body = { newAdminId: `us-east-1:${heir.id}` };
    expect((await send(copyFor(0), owner, 'POST', '/members/changeowner', body)).status).toBeLessThan(300);
    expect((await rename(1)).code).toBe('not-team-owner');
  });
});

type Answered = { readonly status: number; readonly code: unknown; readonly text: string };

function order(person: Person, index: number): Promise<Answered> {
  return send(copyFor(index), person, 'POST', '/codeReports', {
    address: '1437 Bannock St, Denver, CO 80202',
    propertyType: 'residential',
    roofType: 'steep-slope',
    appSource: 'web',
    version: 4,
  });
}

async function send(
  copy: Api,
  { token }: Person,
  method: 'POST',
  path: string,
  payload: object,
  key?: string,
): Promise<Answered> {
  const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
  const { statusCode, payload: text } = await copy.server.inject({
    method,
    url: `/api${path}`,
    headers,
    payload,
  });
  const code: unknown = statusCode < 400 ? null : (JSON.parse(text) as { code: unknown }).code;
  return { status: statusCode, code, text };
}

function copyFor(index: number): Api {
  const copy = copies[index % copies.length];
  if (!copy) throw new Error('there are two');
  return copy;
}

async function counted(text: string, { id }: { readonly id: string }): Promise<number> {
  const { rows } = await api.sql.query<{ count: string }>(text, [id]);
  return Number(rows[0]?.count);
}
