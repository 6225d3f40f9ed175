import { describe, expect, it } from 'vitest';
import type { Identity } from '../../session/identity.port.ts';

/** A pool with one confirmed account and one that never confirmed its email. */
export type IdentityWorld = {
  readonly identity: Identity;
  readonly confirmed: { readonly email: string; readonly password: string };
  readonly unconfirmed: { readonly email: string; readonly password: string };
};

/** Contract suite for `Identity`. Runs on the fake and on every real adapter. */
export function identityContract(name: string, makeWorld: () => Promise<IdentityWorld>): void {
  describe(`${name} fulfills the contract of Identity`, () => {
    it('knows nobody before a sign-in and after a sign-out', async () => {
      const { identity, confirmed } = await makeWorld();
      expect(await identity.current()).toBeNull();
      await identity.signInWithPassword(confirmed.email, confirmed.password);
      await identity.signOut();
      expect(await identity.current()).toBeNull();
    });

    it.each(['here', 'everywhere'] as const)('START-3 signs out %s', async (reach) => {
      const { identity, confirmed } = await makeWorld();
      await identity.signInWithPassword(confirmed.email, confirmed.password);
      expect(await identity.signOut(reach)).toEqual({ ok: true });
      expect(await identity.current()).toBeNull();
    });

    it('deletes the account of the signed-in user, who cannot sign in any more', async () => {
      const { identity, confirmed } = await makeWorld();
      expect(await identity.deleteAccount()).toEqual({ ok: false, failure: 'unavailable' });
      await identity.signInWithPassword(confirmed.email, confirmed.password);
      expect(await identity.deleteAccount()).toEqual({ ok: true });
      expect(await identity.current()).toBeNull();
      expect(await identity.signInWithPassword(confirmed.email, confirmed.password)).toEqual({
        ok: false,
        failure: 'unknown-user',
      });
    });

    it('AUTH-2 remembers who signed in', async () => {
      const { identity, confirmed } = await makeWorld();
      const signedIn = await identity.signInWithPassword(confirmed.email, confirmed.password);
      expect(signedIn).toMatchObject({ ok: true, value: { email: confirmed.email } });
      expect(await identity.current()).toEqual(signedIn.ok && signedIn.value);
    });

    it('AUTH-3 refuses an account that is not confirmed', async () => {
      const { identity, unconfirmed } = await makeWorld();
      expect(await identity.signInWithPassword(unconfirmed.email, unconfirmed.password)).toEqual({
        ok: false,
        failure: 'not-confirmed',
      });
    });

    it('AUTH-4 tells an unknown email from a wrong password', async () => {
      const { identity, confirmed } = await makeWorld();
      expect(await identity.signInWithPassword('nobody@example.com', 'Whatever-1')).toEqual({
        ok: false,
        failure: 'unknown-user',
      });
      expect(await identity.signInWithPassword(confirmed.email, 'Wrong-1')).toEqual({
        ok: false,
        failure: 'other',
      });
    });

    it('AUTH-5 stops answering after too many wrong passwords, even the right one', async () => {
      const { identity, confirmed } = await makeWorld();
      const answers: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt++) {
        answers.push(await identity.signInWithPassword(confirmed.email, `Wrong-${attempt}`));
      }
      expect(answers.at(-1)).toEqual({ ok: false, failure: 'attempts-exceeded' });
      expect(await identity.signInWithPassword(confirmed.email, confirmed.password)).toEqual({
        ok: false,
        failure: 'attempts-exceeded',
      });
    });
  });
}
