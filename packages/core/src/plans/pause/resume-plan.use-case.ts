import type { Clock } from '../../shared/clock.port.ts';
import { fail, type Result } from '../../shared/result.ts';
import { planTime } from '../billing-clock.policy.ts';
import type { PlanChangeFailure, PlanGateway } from '../plan-gateway.port.ts';
import type { ResumeRefusal } from '../plan-change-refusals.ts';
import { resumeVerdict } from './resume.policy.ts';
import type { Subscription } from '../subscription.ts';

export type ResumePlanFailure =
  | { readonly code: 'not-allowed'; readonly why: ResumeRefusal }
  | { readonly code: 'resume-failed'; readonly because: PlanChangeFailure };

export class ResumePlan {
  readonly #plans: PlanGateway;
  readonly #clock: Clock;

  constructor(plans: PlanGateway, clock: Clock) {
    this.#plans = plans;
    this.#clock = clock;
  }

  // PAUSE-6 PAUSE-10
  async run(input: {
    readonly plan: Subscription;
    readonly owner: boolean;
    readonly production: boolean;
  }): Promise<Result<Subscription, ResumePlanFailure>> {
    const { plan, owner, production } = input;
    const now = planTime(plan, { now: this.#clock.now(), production });
    const verdict = resumeVerdict(plan, { owner, now });
    if (!verdict.allowed) return fail({ code: 'not-allowed', why: verdict.why });

    const resumed = await this.#plans.resume();
    return resumed.ok ? resumed : fail({ code: 'resume-failed', because: resumed.failure });
  }
}
