import type { Result } from '../shared/result.ts';

/**
 * Why a password sign-in was refused, as distinguished by the user pool. `unavailable`: no response, or the client code
 * could not be loaded.
 */
export type PasswordRefusal =
  | 'unavailable'
  | 'not-confirmed'
  | 'unknown-user'
  | 'bad-password-migration'
  | 'attempts-exceeded'
  | 'other';

/** The signed-in user according to the browser's tokens. Permissions are never read from it: the API decides them. */
export type SignedInIdentity = {
  readonly userId: string;
  readonly email: string;
  readonly groups: readonly string[];
};

/** This browser only, or every device: then no existing session can be renewed. */
export type SignOutReach = 'here' | 'everywhere';

/** `still-in-elsewhere`: the pool did not confirm that it ended the sessions on other devices; this one has ended. */
export type SignOutFailure = 'still-in-elsewhere';

/** The hosted user pool, from a client's view. */
export abstract class Identity {
  /** The identity of the valid session, refreshed if necessary, or null. */
  abstract current(): Promise<SignedInIdentity | null>;
  abstract signInWithPassword(
    email: string,
    password: string,
  ): Promise<Result<SignedInIdentity, PasswordRefusal>>;
  /** Deletes the account of the valid session and signs out. If it fails, the account still exists. */
  abstract deleteAccount(): Promise<Result<void, 'unavailable'>>;
  /** Default reach: this browser. Whatever the result, this browser is signed out. */
  abstract signOut(reach?: SignOutReach): Promise<Result<void, SignOutFailure>>;
}
