import type { Result } from '../shared/result.ts';

export type AccountEndFailure = 'signed-out' | 'unavailable';

/**
 * The API's part in the end of sessions and accounts. A user pool has no trigger for a changed password, a sign-out
 * everywhere or a deletion, so the client reports them (ADR 21).
 */
export abstract class AccountEndGateway {
  /** The API refuses all sessions of the signed-in user from now on, except this one. May be repeated. */
  abstract endOtherSessions(options?: {
    readonly passwordChanged: true;
  }): Promise<Result<void, AccountEndFailure>>;
  /** Deletes the data of the signed-in user. The API refuses all their sessions from then on, including this one. */
  abstract deletePerson(): Promise<Result<void, AccountEndFailure>>;
}
