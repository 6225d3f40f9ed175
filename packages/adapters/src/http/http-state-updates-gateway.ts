import type { States, StateUpdates as UpdatesOnWire } from '@ridgeline/contract';
import { type ReportRefusal, type StateUpdates, StateUpdatesGateway } from '@ridgeline/core/reports';
import { done, type Instant, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

export class HttpStateUpdatesGateway extends StateUpdatesGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override lastUpdate(): Promise<Result<Instant | null, ReportRefusal>> {
    return resultOf(
      () => this.#api.GET('/codeReports/lastUpdate'),
      ({ last_update }) => ok(instantFrom(last_update)),
      failureOrNotFound,
    );
  }

  override lastStateUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>> {
    const body = statesOnWire(states);
    return resultOf(
      () => this.#api.POST('/codeReports/lastStateUpdate', { body }),
      updatesFrom,
      failureOrNotFound,
    );
  }

  override localUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>> {
    const body = statesOnWire(states);
    return resultOf(
      () => this.#api.POST('/codeReports/local-state-update', { body }),
      updatesFrom,
      failureOrNotFound,
    );
  }

  override subscribedStates(): Promise<Result<readonly string[], ReportRefusal>> {
    return resultOf(
      () => this.#api.GET('/codeReports/subscriptions'),
      ({ states }) => ok(states),
      failureOrNotFound,
    );
  }

  override subscribe(states: readonly string[]): Promise<Result<void, ReportRefusal>> {
    return resultOf(
      () => this.#api.PUT('/codeReports/subscriptions', { body: statesOnWire(states) }),
      () => done,
      failureOrNotFound,
    );
  }
}

function updatesFrom({ states }: UpdatesOnWire): Result<StateUpdates, never> {
  const moments = Object.entries(states).map(([state, at]) => [state, instantFrom(at)] as const);
  return ok(Object.fromEntries(moments));
}

/** The server defines the list of states. */
function statesOnWire(states: readonly string[]): States {
  return { states: [...states] as States['states'] };
}

function instantFrom(moment: string | null): Instant | null {
  return moment === null ? null : Date.parse(moment);
}
