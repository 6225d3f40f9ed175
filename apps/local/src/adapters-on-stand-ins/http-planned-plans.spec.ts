import { HttpPlannedPlanGateway } from '@ridgeline/adapters/http';
import { BillingCalls, OrderCalls, planOrder } from '@ridgeline/api/testing';
import { plannedPlanGatewayContract } from '@ridgeline/core/testing/billing';
import { apiSuite } from './api-suite.ts';

/** Core's port for a plan that begins after a trial, over the real API and a real Postgres, with the same contract as its fake. */
const suite = await apiSuite();
const desk = new OrderCalls(suite.api);
const bills = new BillingCalls(suite.api);

plannedPlanGatewayContract('HttpPlannedPlanGateway', async () => {
  const ada = await suite.api.person();
  await suite.api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_trial')`, [ada.id]);
  const session = suite.sessionOf(ada);
  const beginsAt = async () => {
    const { rows } = await suite.api.sql.query<{ at: Date }>(
      `select begins_at as at from planned_plans join subscriptions kept on kept.id = subscription_id where person_id = $1`,
      [ada.id],
    );
    return rows[0]?.at ?? new Date(Number.NaN);
  };
  return {
    plannedPlans: new HttpPlannedPlanGateway(session.client),
    order: async () => void (await desk.buyPlan(ada, planOrder({ payUpFront: false }))),
    beginToCharge: async () => {
      suite.api.payments.losesAnswer = true;
      await bills.moveTo(ada, await beginsAt());
    },
    begin: async () => {
      await suite.api.sql.query(`update pgboss.job set start_after = now() where state = 'retry'`);
      await bills.renew();
    },
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});
