/** START-10: logs failures that are not shown to the user. */
export type LoggedFailure = 'user-plan-not-fetched' | 'team-notified-flag-not-saved';

export abstract class FailureLog {
  abstract note(failure: LoggedFailure, why: string): void;
}
