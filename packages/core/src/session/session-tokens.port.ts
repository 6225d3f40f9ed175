import type { Result } from '../shared/result.ts';
import type { IdentityClaims } from './identity-claims.ts';

export type TokenFailure = 'no-credentials' | 'unavailable';

/** The tokens of a session. Core sees their claims, never the tokens. */
export abstract class SessionTokens {
  abstract claims(): Promise<Result<IdentityClaims, 'no-credentials'>>;
  /**
   * Renews the tokens. `no-credentials`: there are none, or the pool no longer accepts them; the user is then signed
   * out.
   */
  abstract renew(): Promise<Result<void, TokenFailure>>;
}
