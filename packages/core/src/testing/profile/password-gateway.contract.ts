import { describe, expect, it } from 'vitest';
import { passwordChangeFailure } from '../../profile/password/password-change-refusal.policy.ts';
import type { PasswordGateway } from '../../profile/password/password-gateway.port.ts';

/** One native account that is signed in. */
export type PasswordWorld = {
  readonly passwords: PasswordGateway;
  readonly password: string;
  canSignInWith(password: string): Promise<boolean>;
  /** Signs in elsewhere. Answers whether that session goes on. */
  signInElsewhere(password: string): Promise<() => Promise<boolean>>;
  /** Whether this session goes on. */
  goesOn(): Promise<boolean>;
};

const NEW_PASSWORD = 'Slate-2026';

/** Contract suite for `PasswordGateway`. Runs on the fake and on every real adapter. */
export function passwordGatewayContract(name: string, makeWorld: () => Promise<PasswordWorld>): void {
  describe(`${name} fulfills the contract of PasswordGateway`, () => {
    it('PROF-7 changes the password', async () => {
      const { passwords, password, canSignInWith } = await makeWorld();
      expect(await passwords.change(password, NEW_PASSWORD)).toMatchObject({ ok: true });
      expect(await canSignInWith(NEW_PASSWORD)).toBe(true);
      expect(await canSignInWith(password)).toBe(false);
    });

    it('PROF-7 a change alone lets every session go on', async () => {
      const { passwords, password, signInElsewhere, goesOn } = await makeWorld();
      const otherGoesOn = await signInElsewhere(password);
      await passwords.change(password, NEW_PASSWORD);
      expect([await goesOn(), await otherGoesOn()]).toEqual([true, true]);
    });

    it('PROF-7 begins a new session here and ends the others', async () => {
      const { passwords, password, signInElsewhere, goesOn } = await makeWorld();
      const otherGoesOn = await signInElsewhere(password);
      expect(await passwords.beginNewSession(password)).toEqual({ ok: true, value: undefined });
      expect([await goesOn(), await otherGoesOn()]).toEqual([true, false]);
    });

    it('PROF-7 with a password that is not right ends all, and says that this one has ended, too', async () => {
      const { passwords, password, signInElsewhere, goesOn } = await makeWorld();
      const otherGoesOn = await signInElsewhere(password);
      expect(await passwords.beginNewSession('Wrong-password-1')).toEqual({
        ok: false,
        failure: 'signed-out',
      });
      expect([await goesOn(), await otherGoesOn()]).toEqual([false, false]);
    });

    it.each([
      ['a wrong current password', 'Wrong-password-1', NEW_PASSWORD, 'incorrect-current-password'],
      ['a new one that breaks the rules', null, 'weak', 'new-password-unfit'],
    ])('VAL-6 refuses %s so that it is understood, and changes nothing', async (_, current, next, code) => {
      const { passwords, password, canSignInWith } = await makeWorld();
      const answer = await passwords.change(current ?? password, next);
      expect(answer.ok || passwordChangeFailure(answer.failure).code).toBe(code);
      expect(await canSignInWith(password)).toBe(true);
    });
  });
}
