import type { IdentityClaims } from '../../session/identity-claims.ts';
import { SessionTokens, type TokenFailure } from '../../session/session-tokens.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

/** Tokens in memory. */
export class FakeSessionTokens extends SessionTokens {
  renewals = 0;
  #claims: IdentityClaims | null = null;
  #failure: TokenFailure | null = null;

  /** The claims of the token; null without one. */
  hold(claims: IdentityClaims | null): void {
    this.#claims = claims;
  }

  /** Makes every later renewal fail with this code; null ends that. */
  failWith(failure: TokenFailure | null): void {
    this.#failure = failure;
  }

  override async claims(): Promise<Result<IdentityClaims, 'no-credentials'>> {
    return this.#claims === null ? fail('no-credentials') : ok(this.#claims);
  }

  override async renew(): Promise<Result<void, TokenFailure>> {
    this.renewals += 1;
    if (this.#failure === 'no-credentials') this.#claims = null;
    if (this.#failure !== null) return fail(this.#failure);
    return this.#claims === null ? fail('no-credentials') : done;
  }
}
