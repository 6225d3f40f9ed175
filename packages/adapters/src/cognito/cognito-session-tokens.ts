import { type IdentityClaims, readClaims, SessionTokens, type TokenFailure } from '@ridgeline/core/session';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { UserPoolSession } from './user-pool-session.ts';

export class CognitoSessionTokens extends SessionTokens {
  readonly #session: UserPoolSession;

  constructor(session: UserPoolSession) {
    super();
    this.#session = session;
  }

  override async claims(): Promise<Result<IdentityClaims, 'no-credentials'>> {
    const payload = await this.#session.claims();
    return payload === null ? fail('no-credentials') : ok(readClaims(payload));
  }

  override renew(): Promise<Result<void, TokenFailure>> {
    return this.#session.renew();
  }
}
