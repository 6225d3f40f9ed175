import type { Result } from '../shared/result.ts';

/**
 * Why a password sign-in was refused, in the user pool's own distinctions. `unavailable`: nobody answered, or the code
 * that asks could not be loaded.
 */
export type PasswordRefusal =
  | 'unavailable'
  | 'not-confirmed'
  | 'unknown-user'
  | 'bad-password-migration'
  | 'attempts-exceeded'
  | 'other';

/** Who the browser's tokens say is here. Rights are never read from it: the API decides those. */
export type SignedInIdentity = {
  readonly userId: string;
  readonly email: string;
  readonly groups: readonly string[];
};

/** Of this browser, or on every device: then no session that was begun before can be renewed. */
export type SignOutReach = 'here' | 'everywhere';

/** `still-in-elsewhere`: the pool did not say that it ended the sessions of other devices; this one has ended. */
export type SignOutFailure = 'still-in-elsewhere';

/** The hosted user pool, as a client sees it. */
export abstract class Identity {
  /** The identity whose session is still good, refreshed if need be, or null. */
  abstract current(): Promise<SignedInIdentity | null>;
  abstract signInWithPassword(
    email: string,
    password: string,
  ): Promise<Result<SignedInIdentity, PasswordRefusal>>;
  /** Without a reach: here. Whatever it answers, nobody is signed in here any more. */
  abstract signOut(reach?: SignOutReach): Promise<Result<void, SignOutFailure>>;
}
