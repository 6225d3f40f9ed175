import type { Result } from '@ridgeline/core/shared';

export type GoogleTokenPair = {
  readonly idToken: string;
  /** Null where Google gives none: to somebody who has agreed before. */
  readonly refreshToken: string | null;
};

/** `refused`: a code or refresh token that Google does not take, or not any more. */
export type GoogleTokenFailure = 'refused' | 'unavailable';

/** AUTH-9: Google, for who holds the secret of a client of it. */
export abstract class GoogleTokens {
  abstract exchange(authorizationCode: string): Promise<Result<GoogleTokenPair, GoogleTokenFailure>>;
  abstract renew(refreshToken: string): Promise<Result<GoogleTokenPair, GoogleTokenFailure>>;
  /** One that is revoked already, or never was, is as good as revoked. */
  abstract revoke(refreshToken: string): Promise<Result<void, 'unavailable'>>;
}
