import type { Instant, Result } from '@ridgeline/core/shared';

/** The pool that signs in for an API: where it is, and as which of its apps. */
export type PoolPlace = { readonly endpoint: string; readonly clientId: string };

export type Tokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Instant;
};

export type SignInRefusal =
  | 'refused'
  /** A second factor or a new password, which the app asks for. */
  | 'asks-more';
export type PoolFailure = SignInRefusal | 'unavailable';

/** Signs in with a password, without a browser. */
export abstract class UserPool {
  /** The pool of an API. */
  abstract placeOf(api: string): Promise<Result<PoolPlace, 'unavailable'>>;

  abstract signIn(pool: PoolPlace, email: string, password: string): Promise<Result<Tokens, PoolFailure>>;

  abstract renew(pool: PoolPlace, refreshToken: string): Promise<Result<Tokens, PoolFailure>>;

  /** Afterwards the pool accepts neither the refresh token nor the tokens made from it. */
  abstract revoke(pool: PoolPlace, refreshToken: string): Promise<Result<void, 'unavailable'>>;
}
