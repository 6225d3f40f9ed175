import { apiClient, HttpPlanGateway } from '@ridgeline/adapters/http';
import { ApiUnderTest } from '@ridgeline/api/testing';
import { planGatewayContract, type PlanPerson } from '@ridgeline/core/testing';
import { afterAll, beforeAll } from 'vitest';

/** Core's port about plans over the real API on a real Postgres, held to the same promises as the fake. */
let api: ApiUnderTest;
let address: string;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(() => api.stop());

const SKUS: Readonly<Record<PlanPerson, string | null>> = {
  monthly: 'plan_essential',
  annual: 'plan_essential',
  'member-of-a-monthly-plan': 'plan_23_q2_0003',
  'free-plan': 'plan_free',
  'without-a-plan': null,
};

planGatewayContract('HttpPlanGateway', async (kind) => {
  const [ada, owner] = [await api.person(), await api.person()];
  const isMember = kind === 'member-of-a-monthly-plan';
  const team = isMember ? await api.team(owner, [[ada, 'member']]) : null;
  let now = Date.parse('2026-03-02T15:00:00Z');
  if (SKUS[kind] !== null) {
    await api.sql.query(
      `insert into subscriptions (person_id, team_id, sku, billing_period, platform, billing_cycle_anchor,
         current_period_end, test_clock_at)
       values ($1, $2, $3, $4, 'web', '2026-01-31T10:00:00Z', '2026-03-31T10:00:00Z', $5)`,
      [isMember ? null : ada.id, team, SKUS[kind], kind === 'annual' ? 'annual' : 'monthly', new Date(now)],
    );
  }
  let token: string | null = ada.token;
  let online = true;
  const client = apiClient({
    baseUrl: address,
    tokens: { accessToken: async () => token },
    fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  return {
    plans: new HttpPlanGateway(client),
    userId: `us-east-1:${ada.id}`,
    now: () => now,
    advance: async (milliseconds) => {
      now += milliseconds;
      await api.sql.query('update subscriptions set test_clock_at = $2 where person_id = $1', [
        ada.id,
        new Date(now),
      ]);
    },
    signOut: () => void (token = null),
    breakConnection: () => void (online = false),
  };
});
