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
import { failureIn, type Refused, resultOf } from './call.ts';
import { pauseOptionFrom, subscriptionFrom } from './subscription-from-wire.ts';

type Changed = { readonly status: number; readonly updatedProfile: Profile };

/** Core gives the reasons the same names. */
const CHANGE_FAILURES: Readonly<Record<PlanChangeProblemCode, PlanChangeFailure>> = {
  'plan-changed': 'plan-changed',
  'pause-bought-on-android': 'pause-bought-on-android',
  'pause-not-monthly': 'pause-not-monthly',
  'pause-plan-cannot-pause': 'pause-plan-cannot-pause',
  'pause-not-owner': 'pause-not-owner',
  'pause-payment-due': 'pause-payment-due',
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

  override currentPlan(userId: string): Promise<Result<Subscription, PlanFailure>> {
    const params = { query: { userId } };
    return resultOf(
      () => this.#api.GET('/codeReports/subscriptions/plan', { params }),
      ({ userPlan }) => (userPlan === null ? fail('no-plan') : ok(subscriptionFrom(userPlan))),
      // The plan of a user outside the team is not visible to the caller.
      (refused) => (refused?.status === 404 ? 'no-plan' : failureOf(refused)),
    );
  }

  override pauseOptions(count: number): Promise<Result<readonly PauseOption[], PlanFailure>> {
    const params = { path: { count } };
    return resultOf(
      () => this.#api.GET('/code-report-plan/pause/options/{count}', { params }),
      (offered) => ok(offered.pause_options.map(pauseOptionFrom)),
      failureOf,
    );
  }

  override pause(durationMonths: number): Promise<Result<Subscription, PlanChangeFailure>> {
    const body = { durationMonths };
    return resultOf(() => this.#api.POST('/code-report-plan/pause', { body }), planAfter, changeFailureOf);
  }

  override resume(): Promise<Result<Subscription, PlanChangeFailure>> {
    return resultOf(() => this.#api.POST('/code-report-plan/resume'), planAfter, changeFailureOf);
  }

  override reactivate(): Promise<Result<Subscription, PlanChangeFailure>> {
    return resultOf(() => this.#api.POST('/code-report-plan/reactivate'), planAfter, changeFailureOf);
  }

  override remove(): Promise<Result<Subscription, PlanChangeFailure>> {
    return resultOf(() => this.#api.DELETE('/code-report-plan'), planAfter, changeFailureOf);
  }
}

/** PAUSE-8: any status but 200 is a failure, also a status in the body. */
function planAfter({ status, updatedProfile }: Changed): Result<Subscription, 'refused' | 'unavailable'> {
  if (status !== 200) return fail('refused');
  const [plan] = updatedProfile.subscriptions;
  return plan ? ok(subscriptionFrom(plan)) : fail('unavailable');
}

function changeFailureOf(refused: Refused | null): PlanChangeFailure {
  return failureIn(CHANGE_FAILURES, refused) ?? failureOf(refused);
}

function failureOf(refused: Refused | null): PlanFailure {
  if (refused === null || refused.status >= 500 || refused.status === 429) return 'unavailable';
  if (refused.status === 401) return 'signed-out';
  return refused.code === 'no-plan' ? 'no-plan' : 'refused';
}
