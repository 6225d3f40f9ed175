import type { ReportRefusal } from '../../reports/report-refusal.ts';
import {
  StateUpdatesGateway,
  type StateUpdates,
} from '../../reports/state-updates/state-updates-gateway.port.ts';
import type { Instant } from '../../shared/instant.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

/** Passes `stateUpdatesContract`, as the real adapters do. */
export class FakeStateUpdatesGateway extends StateUpdatesGateway {
  readonly #updates = new Map<string, Instant>();
  #subscribed: readonly string[] = [];
  #refusal: ReportRefusal | null = null;

  changed(state: string, at: Instant): void {
    this.#updates.set(state, at);
  }

  refuseWith(refusal: ReportRefusal | null): void {
    this.#refusal = refusal;
  }

  override async lastUpdate(): Promise<Result<Instant | null, ReportRefusal>> {
    return this.#answer(this.#updates.size === 0 ? null : Math.max(...this.#updates.values()));
  }

  override async lastStateUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>> {
    return this.#answer(Object.fromEntries(states.map((state) => [state, this.#updates.get(state) ?? null])));
  }

  override async localUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>> {
    return this.lastStateUpdates(states);
  }

  override async subscribedStates(): Promise<Result<readonly string[], ReportRefusal>> {
    return this.#answer(this.#subscribed);
  }

  override async subscribe(states: readonly string[]): Promise<Result<void, ReportRefusal>> {
    if (this.#refusal !== null) return fail(this.#refusal);
    this.#subscribed = states;
    return done;
  }

  #answer<Value>(value: Value): Result<Value, ReportRefusal> {
    return this.#refusal === null ? ok(value) : fail(this.#refusal);
  }
}
