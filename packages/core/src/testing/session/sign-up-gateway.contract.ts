import { describe, expect, it } from 'vitest';
import type { Identity } from '../../session/identity.port.ts';
import type { NewAccount, SignUpGateway } from '../../session/sign-up/sign-up-gateway.port.ts';

/** A pool that does not know `newcomer` yet, whose mail can be read. */
export type SignUpWorld = {
  readonly accounts: SignUpGateway;
  readonly identity: Identity;
  readonly newcomer: NewAccount;
  readonly codeSentTo: (email: string) => Promise<string>;
  /** Set where the clock can be moved. */
  readonly letPass?: (milliseconds: number) => Promise<void>;
};

const DAY = 24 * 60 * 60 * 1000;

/** Contract suite for `SignUpGateway`. Runs on the fake and on every real adapter. */
export function signUpGatewayContract(name: string, makeWorld: () => Promise<SignUpWorld>): void {
  describe(`${name} fulfills the contract of SignUpGateway`, () => {
    it('AUTH-11 makes an account that can be used once its code has confirmed it', async () => {
      const { accounts, identity, newcomer, codeSentTo } = await makeWorld();
      const made = await accounts.signUp(newcomer);
      expect(made).toMatchObject({ ok: true });
      expect(made.ok && made.value.destination).not.toBe('');
      expect(await identity.signInWithPassword(newcomer.email, newcomer.password)).toEqual({
        ok: false,
        failure: 'not-confirmed',
      });
      expect(await accounts.confirm(newcomer.email, await codeSentTo(newcomer.email))).toEqual({ ok: true });
      expect(await identity.signInWithPassword(newcomer.email, newcomer.password)).toMatchObject({
        ok: true,
      });
    });

    it('AUTH-11 refuses an email that is taken, and a password the pool does not take', async () => {
      const { accounts, newcomer } = await makeWorld();
      expect(await accounts.signUp({ ...newcomer, password: 'short' })).toEqual({
        ok: false,
        failure: 'password-refused',
      });
      await accounts.signUp(newcomer);
      expect(await accounts.signUp(newcomer)).toEqual({ ok: false, failure: 'email-taken' });
    });

    it('AUTH-13 refuses a code that is wrong, and one that a newer one has voided', async () => {
      const { accounts, newcomer, codeSentTo } = await makeWorld();
      await accounts.signUp(newcomer);
      const first = await codeSentTo(newcomer.email);
      expect(await accounts.confirm(newcomer.email, '000000')).toEqual({
        ok: false,
        failure: 'code-refused',
      });
      expect(await accounts.resendCode(newcomer.email)).toMatchObject({ ok: true });
      expect(await accounts.confirm(newcomer.email, first)).toEqual({ ok: false, failure: 'code-refused' });
      expect(await accounts.confirm(newcomer.email, await codeSentTo(newcomer.email))).toEqual({ ok: true });
    });

    it('AUTH-13 sends no further code to an account that is confirmed', async () => {
      const { accounts, newcomer, codeSentTo } = await makeWorld();
      await accounts.signUp(newcomer);
      await accounts.confirm(newcomer.email, await codeSentTo(newcomer.email));
      const before = await codeSentTo(newcomer.email);
      // A pool may also answer as for any other email, so as not to reveal which are confirmed.
      const answer = await accounts.resendCode(newcomer.email);
      expect(answer.ok ? 'already-confirmed' : answer.failure).toBe('already-confirmed');
      expect(await codeSentTo(newcomer.email)).toBe(before);
    });

    it('AUTH-13 takes a code for 24 hours', async () => {
      const { accounts, newcomer, codeSentTo, letPass } = await makeWorld();
      if (!letPass) return;
      await accounts.signUp(newcomer);
      await letPass(DAY);
      expect(await accounts.confirm(newcomer.email, await codeSentTo(newcomer.email))).toEqual({
        ok: false,
        failure: 'code-expired',
      });
    });
  });
}
