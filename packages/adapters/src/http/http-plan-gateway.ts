import type { Profile } from '@ridgeline/contract';
import { type PauseOption, type PlanFailure, PlanGateway, type Subscription } from '@ridgeline/core/plans';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, type CallOutcome } from './call.ts';
import { pauseOptionFrom, subscriptionFrom } from './subscription-from-wire.ts';

type Changed = { readonly status: number; readonly updatedProfile: Profile };
type Refused = { readonly status: number; readonly code: string | null };

export class HttpPlanGateway extends PlanGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async currentPlan(userId: string): Promise<Result<Subscription, PlanFailure>> {
    const params = { query: { userId } };
    const outcome = await outcomeOf(() => this.#api.GET('/codeReports/subscriptions/plan', { params }));
    // Whoever is no teammate has no plan that the caller could know of.
    if (!outcome?.ok) return fail(outcome?.status === 404 ? 'no-plan' : failureOf(outcome));
    const { userPlan } = outcome.data;
    return userPlan === null ? fail('no-plan') : ok(subscriptionFrom(userPlan));
  }

  override async pauseOptions(count: number): Promise<Result<readonly PauseOption[], PlanFailure>> {
    const params = { path: { count } };
    const outcome = await outcomeOf(() =>
      this.#api.GET('/code-report-plan/pause/options/{count}', { params }),
    );
    return outcome?.ok ? ok(outcome.data.pause_options.map(pauseOptionFrom)) : fail(failureOf(outcome));
  }

  override async pause(durationMonths: number): Promise<Result<Subscription, PlanFailure>> {
    const body = { durationMonths };
    return planAfter(await outcomeOf(() => this.#api.POST('/code-report-plan/pause', { body })));
  }

  override async resume(): Promise<Result<Subscription, PlanFailure>> {
    return planAfter(await outcomeOf(() => this.#api.POST('/code-report-plan/resume')));
  }

  override async reactivate(): Promise<Result<Subscription, PlanFailure>> {
    return planAfter(await outcomeOf(() => this.#api.POST('/code-report-plan/reactivate')));
  }

  override async remove(): Promise<Result<Subscription, PlanFailure>> {
    return planAfter(await outcomeOf(() => this.#api.DELETE('/code-report-plan')));
  }
}

/** PAUSE-8: anything but 200 is a failure, also where it stands in the body. */
function planAfter(outcome: CallOutcome<Changed> | null): Result<Subscription, PlanFailure> {
  if (!outcome?.ok) return fail(failureOf(outcome));
  const [plan] = outcome.data.updatedProfile.subscriptions;
  if (outcome.data.status !== 200) return fail('refused');
  return plan ? ok(subscriptionFrom(plan)) : fail('unavailable');
}

function failureOf(outcome: Refused | null): PlanFailure {
  if (outcome === null || outcome.status >= 500 || outcome.status === 429) return 'unavailable';
  if (outcome.status === 401) return 'signed-out';
  return outcome.code === 'no-plan' ? 'no-plan' : 'refused';
}
