import type { PlannedPlan as PlannedPlanOnWire } from '@ridgeline/contract';
import {
  type CancelPlannedFailure,
  type PlannedPlan,
  type PlannedPlanFailure,
  PlannedPlanGateway,
} from '@ridgeline/core/billing';
import type { Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { plainFailure, type Refused, resultOf } from './call.ts';
import { plannedFrom } from './planned-plan-from-wire.ts';

type Answer = { readonly planned: PlannedPlanOnWire | null };

export class HttpPlannedPlanGateway extends PlannedPlanGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override planned(): Promise<Result<PlannedPlan | null, PlannedPlanFailure>> {
    return resultOf(() => this.#api.GET('/code-report-plan/planned'), plannedIn, plainFailure);
  }

  override cancel(orderId: string): Promise<Result<PlannedPlan | null, CancelPlannedFailure>> {
    const params = { path: { orderId } };
    return resultOf(
      () => this.#api.DELETE('/code-report-plan/planned/{orderId}', { params }),
      plannedIn,
      cancelFailureOf,
    );
  }
}

const plannedIn = ({ planned }: Answer) => plannedFrom(planned);

function cancelFailureOf(refused: Refused | null): CancelPlannedFailure {
  if (refused?.code === 'planned-plan-charging') return 'charging';
  return refused?.code === 'planned-plan-begun' ? 'begun' : plainFailure(refused);
}
