/** START-10: failures of which a person is told nothing. */
export type LoggedFailure = 'user-plan-not-fetched' | 'team-notified-flag-not-saved';

export abstract class FailureLog {
  abstract note(failure: LoggedFailure, why: string): void;
}
