import type { States, StateUpdates as UpdatesOnWire } from '@ridgeline/contract';
import { type ReportRefusal, type StateUpdates, StateUpdatesGateway } from '@ridgeline/core/reports';
import { done, type Instant, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { reportCall } from './report-call.ts';

export class HttpStateUpdatesGateway extends StateUpdatesGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async lastUpdate(): Promise<Result<Instant | null, ReportRefusal>> {
    const told = await reportCall(() => this.#api.GET('/codeReports/lastUpdate'));
    return told.ok ? ok(instantFrom(told.value.last_update)) : told;
  }

  override lastStateUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>> {
    return updates(() => this.#api.POST('/codeReports/lastStateUpdate', { body: statesOnWire(states) }));
  }

  override localUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>> {
    return updates(() => this.#api.POST('/codeReports/local-state-update', { body: statesOnWire(states) }));
  }

  override async subscribedStates(): Promise<Result<readonly string[], ReportRefusal>> {
    const told = await reportCall(() => this.#api.GET('/codeReports/subscriptions'));
    return told.ok ? ok(told.value.states) : told;
  }

  override async subscribe(states: readonly string[]): Promise<Result<void, ReportRefusal>> {
    const kept = await reportCall(() =>
      this.#api.PUT('/codeReports/subscriptions', { body: statesOnWire(states) }),
    );
    return kept.ok ? done : kept;
  }
}

async function updates(
  send: Parameters<typeof reportCall<UpdatesOnWire>>[0],
): Promise<Result<StateUpdates, ReportRefusal>> {
  const told = await reportCall(send);
  if (!told.ok) return told;
  const moments = Object.entries(told.value.states).map(([state, at]) => [state, instantFrom(at)] as const);
  return ok(Object.fromEntries(moments));
}

/** The server defines the list of states. */
function statesOnWire(states: readonly string[]): States {
  return { states: [...states] as States['states'] };
}

function instantFrom(moment: string | null): Instant | null {
  return moment === null ? null : Date.parse(moment);
}
