import { describe, expect, it } from 'vitest';
import type { PlannedPlan, PlannedPlanGateway } from '../../billing/planned-plan-gateway.port.ts';

/** A signed-in user on a trial, who has ordered no plan yet. */
export type PlannedPlanWorld = {
  readonly plannedPlans: PlannedPlanGateway;
  /** Orders the Essential plan for the end of the trial, at $69 a month. */
  readonly order: () => Promise<void> | void;
  /** The provider is asked to charge it, and has not answered. */
  readonly beginToCharge: () => Promise<void> | void;
  /** It is charged, and begins. */
  readonly begin: () => Promise<void> | void;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `PlannedPlanGateway`. Runs on the fake and on every real adapter. */
export function plannedPlanGatewayContract(name: string, makeWorld: () => Promise<PlannedPlanWorld>): void {
  async function ordered(): Promise<PlannedPlanWorld & { readonly plan: PlannedPlan }> {
    const world = await makeWorld();
    await world.order();
    const told = await world.plannedPlans.planned();
    if (!told.ok || told.value === null) expect.fail('nothing is planned');
    return { ...world, plan: told.value };
  }

  describe(`${name} fulfills the contract of PlannedPlanGateway`, () => {
    it('PLAN-8 tells the plan that was ordered for the end of the trial, and what is charged then', async () => {
      expect(await (await makeWorld()).plannedPlans.planned()).toEqual({ ok: true, value: null });
      const { plan } = await ordered();
      expect(plan).toMatchObject({
        sku: 'plan_essential',
        title: 'Essential',
        titleEs: 'Esencial',
        variant: 'national',
        billingPeriod: 'monthly',
        estimate: { total: 6900, discount: 0, tax: 0, coupon: null },
        retryAt: null,
      });
      expect(plan.estimate.chargedAt).toBeGreaterThan(plan.estimate.estimatedAt);
    });

    it('PLAN-8 takes the order back, and once more changes nothing', async () => {
      const { plannedPlans, plan } = await ordered();
      for (const _ of ['first', 'again']) {
        expect(await plannedPlans.cancel(plan.orderId)).toEqual({ ok: true, value: null });
      }
      expect(await plannedPlans.planned()).toEqual({ ok: true, value: null });
    });

    it('PLAN-8 does not take it back while it is charged, nor once it has begun', async () => {
      const { plannedPlans, plan, beginToCharge, begin } = await ordered();
      await beginToCharge();
      expect(await plannedPlans.cancel(plan.orderId)).toEqual({ ok: false, failure: 'charging' });
      await begin();
      expect(await plannedPlans.cancel(plan.orderId)).toEqual({ ok: false, failure: 'begun' });
    });

    it.each([
      ['signed-out', 'endSession'],
      ['unavailable', 'breakConnection'],
    ] as const)('tells that the user is %s', async (failure, change) => {
      const world = await ordered();
      await world[change]();
      expect(await world.plannedPlans.planned()).toEqual({ ok: false, failure });
      expect(await world.plannedPlans.cancel(world.plan.orderId)).toEqual({ ok: false, failure });
    });
  });
}
