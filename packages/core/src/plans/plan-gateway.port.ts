import type { Result } from '../shared/result.ts';
import type { PlanChangeRefusal } from './plan-change-refusals.ts';
import type { PauseOption, Subscription } from './subscription.ts';

/**
 * `signed-out`: the session is no longer valid. `no-plan`: the person has none. `refused`: the server refused without
 * a reason of the plan's, e.g. for a number of months that is not offered. `unavailable`: no usable answer.
 */
export type PlanFailure = 'signed-out' | 'no-plan' | 'refused' | 'unavailable';

/** The server decides again, on the plan as it is by then: each reason of a verdict, or a concurrent change. */
export type PlanChangeFailure = PlanFailure | PlanChangeRefusal | 'plan-changed';

/** The plan of the signed-in person. A broken connection is a failure as well: nothing here throws. */
export abstract class PlanGateway {
  abstract currentPlan(userId: string): Promise<Result<Subscription, PlanFailure>>;
  /** PAUSE-7 */
  abstract pauseOptions(count: number): Promise<Result<readonly PauseOption[], PlanFailure>>;
  /** PAUSE-6; the plan as it stands after it, like all that follow. */
  abstract pause(durationMonths: number): Promise<Result<Subscription, PlanChangeFailure>>;
  abstract resume(): Promise<Result<Subscription, PlanChangeFailure>>;
  abstract reactivate(): Promise<Result<Subscription, PlanChangeFailure>>;
  abstract remove(): Promise<Result<Subscription, PlanChangeFailure>>;
}
