import type { Result } from '../shared/result.ts';
import type { IdentityClaims } from './identity-claims.ts';

export type TokenFailure = 'no-credentials' | 'unavailable';

/** The tokens behind a session. Core sees what they say, never the tokens. */
export abstract class SessionTokens {
  abstract claims(): Promise<Result<IdentityClaims, 'no-credentials'>>;
  /** Gets new ones. `no-credentials`: there are none, or the pool takes them no more; then nobody is signed in. */
  abstract renew(): Promise<Result<void, TokenFailure>>;
}
