import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person();
  await use({ person: ada.id, quickViews: 2, weather: 1 });
});

describe('allowances', () => {
  it('ENT-4 PLAN-1 PLAN-5 are those of the free plan for a person without another', async () => {
    const before = api.api.database.trips;
    const { body } = await limits(ada);
    expect(body).toEqual({
      quick_view: { allocation: 10, available: 8 },
      code_detail: { allocation: 2, available: 2 },
      weather: { allocation: 1, available: 0 },
    });
    expect(api.api.database.trips - before).toBe(1);
  });

  it('PLAN-4 restart with the month', async () => {
    const mia = await api.person();
    await use({ person: mia.id, quickViews: 2, periodStart: '2026-01-01' });
    expect((await limits(mia)).body['quick_view']).toEqual({ allocation: 10, available: 10 });
  });

  it('PLAN-5 of a teammate are returned, of a stranger not', async () => {
    const [mate, stranger] = [await api.person(), await api.person()];
    await api.team(mate, [[ada, 'member']]);
    const url = `/codeReports/profile/limits?userId=us-east-1:${ada.id}`;
    expect((await api.call('GET', url, { as: mate })).body['weather']).toEqual({
      allocation: 1,
      available: 0,
    });
    expect((await api.call('GET', url, { as: stranger })).status).toBe(404);
  });

  it.each([
    ['quick_view', false],
    ['code_detail', false],
    ['weather', true],
  ])('PLAN-3 say of %s that its person is blocked: %s', async (reason, blocked) => {
    const { body } = await api.call('GET', `/limits/blocked?reason=${reason}`, { as: ada });
    expect(body).toEqual({ reason, blocked });
  });

  it('PLAN-3 PLAN-5 of an expired plan are used up, whatever is left of them', async () => {
    const late = await api.person();
    await api.sql.query(
      `insert into subscriptions (person_id, sku, started_at) values ($1, 'plan_trial', now() - interval '15 days')`,
      [late.id],
    );
    const { body } = await limits(late);
    expect(body['quick_view']).toEqual({ allocation: 10, available: 0 });
    const blocked = await api.call('GET', '/limits/blocked?reason=code_detail', { as: late });
    expect(blocked.body['blocked']).toBe(true);
  });

  it('PAUSE-2 are withheld while payments are paused', async () => {
    const away = await api.person();
    await api.sql.query(
      `insert into subscriptions (person_id, sku, paused_at, pause_active_at, resumes_at)
       values ($1, 'plan_essential', now() - interval '9 days', now() - interval '1 day', now() + interval '9 days')`,
      [away.id],
    );
    const { body } = await api.call('GET', '/limits/blocked', { as: away });
    expect(body).toEqual({ reason: 'quick_view', blocked: true });
  });

  it('PLAN-1 of a team come before one’s own, and a bucket is used up by all of them', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[member, 'member']]);
    await api.sql.query(
      `insert into subscriptions (person_id, team_id, sku) values ($1, null, 'plan_essential'), (null, $2, 'plan_23_q2_0003')`,
      [member.id, team],
    );
    expect((await limits(member)).body['quick_view']).toEqual({ allocation: 30, available: 30 });
    await api.sql.query('update teams set bucket_size = 200 where id = $1', [team]);
    await use({ team, quickViews: 150 });
    for (const person of [owner, member]) {
      expect((await limits(person)).body['quick_view']).toEqual({ allocation: 200, available: 50 });
    }
  });
});

function limits(as: Person) {
  return api.call('GET', '/codeReports/profile/limits', { as });
}

async function use(used: {
  readonly person?: string;
  readonly team?: string;
  readonly quickViews: number;
  readonly weather?: number;
  readonly periodStart?: string;
}): Promise<void> {
  await api.sql.query(
    `insert into usage_counts (person_id, team_id, counting, period_start, quick_views, allowed_quick_views, weather, allowed_weather)
     values ($1, $2, case when $1::uuid is null then 'lifetime' else 'monthly' end, coalesce($5::timestamptz, now()), $3, $3, $4, $4)`,
    [used.person, used.team, used.quickViews, used.weather ?? 0, used.periodStart],
  );
}
