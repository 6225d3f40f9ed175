import {
  type CancelPlannedFailure,
  type PlannedPlan,
  type PlannedPlanFailure,
  PlannedPlanGateway,
} from '../../billing/planned-plan-gateway.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FakeBillingServer } from './fake-billing-server.ts';

/** Passes `plannedPlanGatewayContract`, as the real adapter does. */
export class FakePlannedPlanGateway extends PlannedPlanGateway {
  plan: PlannedPlan | null = null;
  isCharging = false;
  /** The orders of plans that were charged. */
  readonly begun = new Set<string>();
  readonly #server: FakeBillingServer;

  constructor(server: FakeBillingServer) {
    super();
    this.#server = server;
  }

  override async planned(): Promise<Result<PlannedPlan | null, PlannedPlanFailure>> {
    return this.#server.answer<PlannedPlan | null, PlannedPlanFailure>(() => ok(this.plan));
  }

  override async cancel(orderId: string): Promise<Result<PlannedPlan | null, CancelPlannedFailure>> {
    return this.#server.answer<PlannedPlan | null, CancelPlannedFailure>(() => {
      if (this.begun.has(orderId)) return fail('begun');
      if (this.plan?.orderId !== orderId) return ok(this.plan);
      if (this.isCharging) return fail('charging');
      this.plan = null;
      return ok(null);
    });
  }
}
