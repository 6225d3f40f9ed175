import { HttpPlanGateway } from '@ridgeline/adapters/http';
import { planGatewayContract, type PlanPerson } from '@ridgeline/core/testing/plans';
import { apiSuite } from './api-suite.ts';

/** Core's port for plans over the real API and a real Postgres, with the same contract as the fake. */
const suite = await apiSuite();

const SKUS: Readonly<Record<PlanPerson, string | null>> = {
  monthly: 'plan_essential',
  annual: 'plan_essential',
  'member-of-a-monthly-plan': 'plan_23_q2_0003',
  'free-plan': 'plan_free',
  'without-a-plan': null,
};

planGatewayContract('HttpPlanGateway', async (kind) => {
  const [ada, owner] = [await suite.api.person(), await suite.api.person()];
  const isMember = kind === 'member-of-a-monthly-plan';
  const team = isMember ? await suite.api.team(owner, [[ada, 'member']]) : null;
  let now = Date.parse('2026-03-02T15:00:00Z');
  if (SKUS[kind] !== null) {
    await suite.api.sql.query(
      `insert into subscriptions (person_id, team_id, sku, billing_period, platform, billing_cycle_anchor,
         current_period_end, test_clock_at)
       values ($1, $2, $3, $4, 'web', '2026-01-31T10:00:00Z', '2026-03-31T10:00:00Z', $5)`,
      [isMember ? null : ada.id, team, SKUS[kind], kind === 'annual' ? 'annual' : 'monthly', new Date(now)],
    );
  }
  const session = suite.sessionOf(ada);
  return {
    plans: new HttpPlanGateway(session.client),
    userId: `us-east-1:${ada.id}`,
    now: () => now,
    advance: async (milliseconds) => {
      now += milliseconds;
      await suite.api.sql.query('update subscriptions set test_clock_at = $2 where person_id = $1', [
        ada.id,
        new Date(now),
      ]);
    },
    signOut: session.end,
    breakConnection: session.goOffline,
  };
});
