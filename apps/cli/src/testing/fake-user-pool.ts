import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import { UserPool, type PoolFailure, type PoolPlace, type Tokens } from '../session/user-pool.ts';

const HOUR = 3_600_000;

/** A pool with one account, which can be away. */
export class FakeUserPool extends UserPool {
  readonly #account: { readonly email: string; readonly password: string };
  readonly #refreshTokens = new Set<string>();
  #given = 0;
  isAway = false;
  /** From when the tokens count that it gives. */
  now = 0;

  constructor(account = { email: 'desk@example.com', password: 'correct' }) {
    super();
    this.#account = account;
  }

  override async placeOf(): Promise<Result<PoolPlace, 'unavailable'>> {
    return this.isAway ? fail('unavailable') : ok({ endpoint: 'https://pool.example.com/', clientId: 'web' });
  }

  override async signIn(_: PoolPlace, email: string, password: string): Promise<Result<Tokens, PoolFailure>> {
    if (this.isAway) return fail('unavailable');
    const { email: known, password: right } = this.#account;
    if (email !== known || password !== right) return fail('refused');
    const refreshToken = `refresh-${this.#refreshTokens.size + 1}`;
    this.#refreshTokens.add(refreshToken);
    return ok(this.#tokens(refreshToken));
  }

  override async renew(_: PoolPlace, refreshToken: string): Promise<Result<Tokens, PoolFailure>> {
    if (this.isAway) return fail('unavailable');
    return this.#refreshTokens.has(refreshToken) ? ok(this.#tokens(refreshToken)) : fail('refused');
  }

  override async revoke(_: PoolPlace, refreshToken: string): Promise<Result<void, 'unavailable'>> {
    if (this.isAway) return fail('unavailable');
    this.#refreshTokens.delete(refreshToken);
    return done;
  }

  /** Ends all sessions, as an operator of the pool can. */
  endAll(): void {
    this.#refreshTokens.clear();
  }

  #tokens(refreshToken: string): Tokens {
    this.#given += 1;
    return { accessToken: `access-${this.#given}`, refreshToken, expiresAt: this.now + HOUR };
  }
}
