import type { PlanChangeProblemCode, Profile } from '@ridgeline/contract';
import {
  type PauseOption,
  type PlanChangeFailure,
  type PlanFailure,
  PlanGateway,
  type Subscription,
} from '@ridgeline/core/plans';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureIn, outcomeOf, type CallOutcome, type Refused } from './call.ts';
import { pauseOptionFrom, subscriptionFrom } from './subscription-from-wire.ts';

type Changed = { readonly status: number; readonly updatedProfile: Profile };

/** Core gives the reasons the same names. */
const CHANGE_FAILURES: Readonly<Record<PlanChangeProblemCode, PlanChangeFailure>> = {
  'plan-changed': 'plan-changed',
  'pause-bought-on-android': 'pause-bought-on-android',
  'pause-not-monthly': 'pause-not-monthly',
  'pause-plan-cannot-pause': 'pause-plan-cannot-pause',
  'pause-not-owner': 'pause-not-owner',
  'pause-already-paused': 'pause-already-paused',
  'pause-paused-within-12-months': 'pause-paused-within-12-months',
  'resume-not-paused': 'resume-not-paused',
  'resume-not-owner': 'resume-not-owner',
  'resume-bought-on-android': 'resume-bought-on-android',
  'remove-not-owner': 'remove-not-owner',
  'remove-bought-on-android': 'remove-bought-on-android',
  'remove-not-a-paid-plan': 'remove-not-a-paid-plan',
  'remove-already-removed': 'remove-already-removed',
  'reactivate-not-owner': 'reactivate-not-owner',
  'reactivate-bought-on-android': 'reactivate-bought-on-android',
  'reactivate-not-removed': 'reactivate-not-removed',
  'reactivate-expired': 'reactivate-expired',
};

export class HttpPlanGateway extends PlanGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async currentPlan(userId: string): Promise<Result<Subscription, PlanFailure>> {
    const params = { query: { userId } };
    const outcome = await outcomeOf(() => this.#api.GET('/codeReports/subscriptions/plan', { params }));
    // The plan of a user outside the team is not visible to the caller.
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

  override async pause(durationMonths: number): Promise<Result<Subscription, PlanChangeFailure>> {
    const body = { durationMonths };
    return planAfter(await outcomeOf(() => this.#api.POST('/code-report-plan/pause', { body })));
  }

  override async resume(): Promise<Result<Subscription, PlanChangeFailure>> {
    return planAfter(await outcomeOf(() => this.#api.POST('/code-report-plan/resume')));
  }

  override async reactivate(): Promise<Result<Subscription, PlanChangeFailure>> {
    return planAfter(await outcomeOf(() => this.#api.POST('/code-report-plan/reactivate')));
  }

  override async remove(): Promise<Result<Subscription, PlanChangeFailure>> {
    return planAfter(await outcomeOf(() => this.#api.DELETE('/code-report-plan')));
  }
}

/** PAUSE-8: any status but 200 is a failure, also a status in the body. */
function planAfter(outcome: CallOutcome<Changed> | null): Result<Subscription, PlanChangeFailure> {
  if (!outcome?.ok) return fail(failureIn(CHANGE_FAILURES, outcome) ?? failureOf(outcome));
  const [plan] = outcome.data.updatedProfile.subscriptions;
  if (outcome.data.status !== 200) return fail('refused');
  return plan ? ok(subscriptionFrom(plan)) : fail('unavailable');
}

function failureOf(outcome: Refused | null): PlanFailure {
  if (outcome === null || outcome.status >= 500 || outcome.status === 429) return 'unavailable';
  if (outcome.status === 401) return 'signed-out';
  return outcome.code === 'no-plan' ? 'no-plan' : 'refused';
}
