import type { Result } from '../../shared/result.ts';

/** The user pool's refusal: its code and message. Both may be empty without a response. */
export type PasswordChangeRefusal = { readonly code: string; readonly message: string };

/**
 * `others-go-on`: no session has ended, as far as is known. `signed-out`: the sessions have ended, and the sign-in
 * after it failed.
 */
export type NewSessionFailure = 'others-go-on' | 'signed-out';

export abstract class PasswordGateway {
  /** Changes the password; all sessions of the user go on. */
  abstract change(current: string, next: string): Promise<Result<void, PasswordChangeRefusal>>;
  /** Ends all sessions of the user in the pool, which cannot spare one, and begins a new one here. */
  abstract beginNewSession(password: string): Promise<Result<void, NewSessionFailure>>;
}
