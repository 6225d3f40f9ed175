import { describe, expect, it } from 'vitest';
import type { SessionTokens } from '../../session/session-tokens.port.ts';

export type SessionTokensWorld = {
  readonly tokens: SessionTokens;
  readonly email: string;
  readonly signIn: () => Promise<void>;
  /** Ends the session on the server's side, so that the next renewal is refused. */
  readonly revoke: () => Promise<void>;
};

/** Contract suite for `SessionTokens`. Runs on the fake and on every real adapter. */
export function sessionTokensContract(name: string, makeWorld: () => Promise<SessionTokensWorld>): void {
  describe(`${name} fulfills the contract of SessionTokens`, () => {
    it('START-6 has no credentials before a sign-in', async () => {
      const { tokens } = await makeWorld();
      expect(await tokens.claims()).toEqual({ ok: false, failure: 'no-credentials' });
      expect(await tokens.renew()).toEqual({ ok: false, failure: 'no-credentials' });
    });

    it('AUTH-2 tells what the token says, before and after a renewal', async () => {
      const { tokens, email, signIn } = await makeWorld();
      await signIn();
      expect(await tokens.claims()).toMatchObject({ ok: true, value: { email, accessDenied: false } });
      expect(await tokens.renew()).toEqual({ ok: true });
      expect(await tokens.claims()).toMatchObject({ ok: true, value: { email } });
    });

    it('START-6 has no credentials once the pool has refused to renew them', async () => {
      const { tokens, signIn, revoke } = await makeWorld();
      await signIn();
      await revoke();
      expect(await tokens.renew()).toEqual({ ok: false, failure: 'no-credentials' });
      expect(await tokens.claims()).toEqual({ ok: false, failure: 'no-credentials' });
    });
  });
}
