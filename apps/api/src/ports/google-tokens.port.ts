import type { Result } from '@ridgeline/core/shared';

export type GoogleTokenPair = {
  readonly idToken: string;
  /** Null if Google sends none, which is the case for users who agreed before. */
  readonly refreshToken: string | null;
};

/** `refused`: Google does not accept the code or refresh token, or no longer does. */
export type GoogleTokenFailure = 'refused' | 'unavailable';

/** AUTH-9: Google, for a client that has a secret. */
export abstract class GoogleTokens {
  abstract exchange(authorizationCode: string): Promise<Result<GoogleTokenPair, GoogleTokenFailure>>;
  abstract renew(refreshToken: string): Promise<Result<GoogleTokenPair, GoogleTokenFailure>>;
  /** Revoking an unknown or revoked token succeeds. */
  abstract revoke(refreshToken: string): Promise<Result<void, 'unavailable'>>;
}
