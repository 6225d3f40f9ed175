import type { Clock } from '../../shared/clock.port.ts';
import { fail, type Result } from '../../shared/result.ts';
import { planTime } from '../billing-clock.policy.ts';
import { pauseVerdict, type PauseRefusal } from './pause-eligibility.policy.ts';
import type { PlanChangeFailure, PlanGateway } from '../plan-gateway.port.ts';
import type { Subscription } from '../subscription.ts';

export type PausePlanFailure =
  | { readonly code: 'not-allowed'; readonly refusal: PauseRefusal }
  | { readonly code: 'pause-failed'; readonly because: PlanChangeFailure };

export class PausePlan {
  readonly #plans: PlanGateway;
  readonly #clock: Clock;

  constructor(plans: PlanGateway, clock: Clock) {
    this.#plans = plans;
    this.#clock = clock;
  }

  // PAUSE-6 PAUSE-8 PAUSE-9
  async run(input: {
    readonly plan: Subscription;
    readonly owner: boolean;
    readonly production: boolean;
    readonly durationMonths: number;
  }): Promise<Result<Subscription, PausePlanFailure>> {
    const { plan, owner, production, durationMonths } = input;
    const now = planTime(plan, { now: this.#clock.now(), production });
    const verdict = pauseVerdict(plan, { owner, now });
    if (!verdict.allowed) return fail({ code: 'not-allowed', refusal: verdict });

    const paused = await this.#plans.pause(durationMonths);
    return paused.ok ? paused : fail({ code: 'pause-failed', because: paused.failure });
  }
}
