import type { Result } from '../shared/result.ts';
import type { PauseOption, Subscription } from './subscription.ts';

/**
 * `signed-out`: the session is no longer good. `no-plan`: there is none to speak of. `refused`: the answer was
 * not 200. `unavailable`: nobody answered, or not in a way we understand.
 */
export type PlanFailure = 'signed-out' | 'no-plan' | 'refused' | 'unavailable';

/** The plan of whoever is signed in. A call that breaks is a failure like another: nothing here throws. */
export abstract class PlanGateway {
  abstract currentPlan(userId: string): Promise<Result<Subscription, PlanFailure>>;
  /** PAUSE-7 */
  abstract pauseOptions(count: number): Promise<Result<readonly PauseOption[], PlanFailure>>;
  /** PAUSE-6; the plan as it stands after it, like all that follow. */
  abstract pause(durationMonths: number): Promise<Result<Subscription, PlanFailure>>;
  abstract resume(): Promise<Result<Subscription, PlanFailure>>;
  abstract reactivate(): Promise<Result<Subscription, PlanFailure>>;
  abstract remove(): Promise<Result<Subscription, PlanFailure>>;
}
