import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** When the codes of a state last changed; null if unknown. */
export type StateUpdates = Readonly<Record<string, Instant | null>>;

/** Changes of building codes by state, and the user's subscriptions. */
export abstract class StateUpdatesGateway {
  abstract lastUpdate(): Promise<Result<Instant | null, ReportRefusal>>;
  abstract lastStateUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>>;
  abstract localUpdates(states: readonly string[]): Promise<Result<StateUpdates, ReportRefusal>>;
  abstract subscribedStates(): Promise<Result<readonly string[], ReportRefusal>>;
  abstract subscribe(states: readonly string[]): Promise<Result<void, ReportRefusal>>;
}
