import type { Subscription } from '../../plans/subscription.ts';
import type { Instant } from '../../shared/instant.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { FakePlanGateway } from './fake-plan-gateway.ts';
import { aPlan, type PlanChange } from './plan.builder.ts';

export type PlanTestWorld = {
  readonly clock: FakeClock;
  readonly plans: FakePlanGateway;
  readonly plan: Subscription;
  readonly now: Instant;
};

/** Ada, who owns a plan, is signed in. */
export function planWorld(change: PlanChange = {}): PlanTestWorld {
  const clock = new FakeClock();
  const plans = new FakePlanGateway(clock);
  const plan = aPlan(change);
  plans.signIn({ userId: 'ada', plan });
  return { clock, plans, plan, now: clock.now() };
}
