import { describe, expect, it } from 'vitest';
import type { Identity } from '../../session/identity.port.ts';
import type { PasswordRecovery } from '../../session/password/password-recovery.port.ts';
import type { Email } from '../../shared/email.policy.ts';

/** A pool with one confirmed account, whose mail can be read, and an unregistered email. */
export type PasswordRecoveryWorld = {
  readonly recovery: PasswordRecovery;
  readonly identity: Identity;
  readonly confirmed: { readonly email: Email; readonly password: string };
  readonly nobody: Email;
  readonly codeSentTo: (email: string) => Promise<string>;
};

const NEXT = 'Another-2';

/** Contract suite for `PasswordRecovery`. Runs on the fake and on every real adapter. */
export function passwordRecoveryContract(
  name: string,
  makeWorld: () => Promise<PasswordRecoveryWorld>,
): void {
  describe(`${name} fulfills the contract of PasswordRecovery`, () => {
    it('AUTH-10 sets a new password by the code it sent, and the old one is good no more', async () => {
      const { recovery, identity, confirmed, codeSentTo } = await makeWorld();
      const sent = await recovery.sendCode(confirmed.email);
      expect(sent.ok && sent.value.destination).toMatch(/.+/);
      const code = await codeSentTo(confirmed.email);
      expect(await recovery.setPassword(confirmed.email, code, NEXT)).toEqual({ ok: true });
      expect(await identity.signInWithPassword(confirmed.email, confirmed.password)).toMatchObject({
        ok: false,
      });
      expect(await identity.signInWithPassword(confirmed.email, NEXT)).toMatchObject({ ok: true });
    });

    it('AUTH-10 refuses a wrong code, and one that was used', async () => {
      const { recovery, confirmed, codeSentTo } = await makeWorld();
      await recovery.sendCode(confirmed.email);
      const code = await codeSentTo(confirmed.email);
      const refused = { ok: false, failure: 'code-refused' };
      expect(await recovery.setPassword(confirmed.email, '000000', NEXT)).toEqual(refused);
      await recovery.setPassword(confirmed.email, code, NEXT);
      expect(await recovery.setPassword(confirmed.email, code, 'Third-3!')).toMatchObject({ ok: false });
    });

    it('AUTH-10 refuses a password the pool does not take, and the code stays good', async () => {
      const { recovery, confirmed, codeSentTo } = await makeWorld();
      await recovery.sendCode(confirmed.email);
      const code = await codeSentTo(confirmed.email);
      expect(await recovery.setPassword(confirmed.email, code, 'short')).toEqual({
        ok: false,
        failure: 'password-refused',
      });
      expect(await recovery.setPassword(confirmed.email, code, NEXT)).toEqual({ ok: true });
    });

    it('AUTH-10 answers alike for an email that nobody has', async () => {
      const { recovery, nobody } = await makeWorld();
      expect(await recovery.sendCode(nobody)).toMatchObject({ ok: true });
      expect(await recovery.setPassword(nobody, '000000', NEXT)).toEqual({
        ok: false,
        failure: 'code-refused',
      });
    });
  });
}
