import type { Result } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import type { Tokens, UserPool } from '../session/user-pool.ts';

/** A pool with one account, and what moves its surroundings. */
export type UserPoolWorld = {
  readonly pool: UserPool;
  /** The API that names the pool. */
  readonly api: string;
  readonly account: { readonly email: string; readonly password: string };
  /** Ends all sessions of the account, as an operator of the pool can. */
  readonly endAll: () => Promise<void>;
  /** Nothing answers from now on, neither the API nor the pool. */
  readonly goAway: () => Promise<void>;
  readonly now: () => number;
};

/** What every `UserPool` does, the fake as well as Cognito's protocol. */
export function userPoolContract(name: string, world: () => Promise<UserPoolWorld>): void {
  describe(`user pool: ${name}`, () => {
    async function opened() {
      const opened = await world();
      const place = valueOf(await opened.pool.placeOf(opened.api));
      const { email, password } = opened.account;
      const signIn = async () => valueOf(await opened.pool.signIn(place, email, password));
      return { ...opened, place, email, password, signIn };
    }

    it('ADR-48 gives tokens for the right password, which count from now on', async () => {
      const { signIn, now } = await opened();
      const { accessToken, refreshToken, expiresAt } = await signIn();
      expect([accessToken, refreshToken].every((token) => token.length > 0)).toBe(true);
      expect(expiresAt).toBeGreaterThan(now());
    });

    it('ADR-48 refuses a wrong password and an unknown address alike', async () => {
      const { pool, place, email } = await opened();
      const refused = { ok: false, failure: 'refused' };
      expect(await pool.signIn(place, email, 'Wrong-2026-horse')).toEqual(refused);
      expect(await pool.signIn(place, 'nobody@example.com', 'Wrong-2026-horse')).toEqual(refused);
    });

    it('ADR-48 renews a session as often as is asked, with another access token', async () => {
      const { pool, place, signIn } = await opened();
      const first = await signIn();
      const second = valueOf(await pool.renew(place, first.refreshToken));
      const third = valueOf(await pool.renew(place, second.refreshToken));
      const tokens = [first, second, third].map(({ accessToken }: Tokens) => accessToken);
      expect(new Set(tokens).size).toBe(3);
    });

    it('ADR-48 renews nothing for a token that it did not give', async () => {
      const { pool, place } = await opened();
      expect(await pool.renew(place, 'no-token')).toEqual({ ok: false, failure: 'refused' });
    });

    it('ADR-48 ends the session that is revoked, and no other', async () => {
      const { pool, place, signIn } = await opened();
      const [mine, another] = [await signIn(), await signIn()];
      expect((await pool.revoke(place, mine.refreshToken)).ok).toBe(true);
      expect(await pool.renew(place, mine.refreshToken)).toEqual({ ok: false, failure: 'refused' });
      expect((await pool.renew(place, another.refreshToken)).ok).toBe(true);
    });

    it('ADR-48 revokes a second time as the first', async () => {
      const { pool, place, signIn } = await opened();
      const { refreshToken } = await signIn();
      await pool.revoke(place, refreshToken);
      expect((await pool.revoke(place, refreshToken)).ok).toBe(true);
    });

    it('ADR-48 refuses a session that the pool has ended', async () => {
      const { pool, place, signIn, endAll } = await opened();
      const { refreshToken } = await signIn();
      await endAll();
      expect(await pool.renew(place, refreshToken)).toEqual({ ok: false, failure: 'refused' });
    });

    it('ADR-48 says of each call that nothing answers', async () => {
      const { pool, api, place, email, password, signIn, goAway } = await opened();
      const { refreshToken } = await signIn();
      await goAway();
      const unavailable = { ok: false, failure: 'unavailable' };
      expect(await pool.placeOf(api)).toEqual(unavailable);
      expect(await pool.signIn(place, email, password)).toEqual(unavailable);
      expect(await pool.renew(place, refreshToken)).toEqual(unavailable);
      expect(await pool.revoke(place, refreshToken)).toEqual(unavailable);
    });
  });
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`not ok: ${JSON.stringify(result.failure)}`);
  return result.value;
}
