import { describe, expect, it } from 'vitest';
import type { FederatedReturn } from '../../session/federated/federated-return.port.ts';
import type { FederatedKind } from '../../session/sign-in-kind.ts';

/** Each call goes to a provider and back, and resolves with the page open afterwards. */
export type FederatedReturnWorld = {
  readonly agree: (kind: FederatedKind) => Promise<FederatedReturn>;
  readonly decline: (kind: FederatedKind) => Promise<FederatedReturn>;
  /** With the email of an account that has a password. */
  readonly withPassword: { readonly email: string; readonly agree: () => Promise<FederatedReturn> };
  /** Through Apple, with an unregistered email. */
  readonly strangerByApple: { readonly email: string; readonly agree: () => Promise<FederatedReturn> };
  /** Opens the callback's address directly. */
  readonly outOfNowhere: () => Promise<FederatedReturn>;
};

/** Contract suite for `FederatedReturn`. Runs on the fake and on every real adapter. */
export function federatedReturnContract(name: string, makeWorld: () => Promise<FederatedReturnWorld>): void {
  describe(`${name} fulfills the contract of FederatedReturn`, () => {
    it.each(['google', 'apple', 'microsoft', 'saml'] as const)(
      'AUTH-1 arrives from %s, and says so',
      async (kind) => {
        const { agree } = await makeWorld();
        const page = await agree(kind);
        expect(await page.arrive()).toEqual({ ok: true, value: kind });
      },
    );

    it.each(['google', 'microsoft', 'saml'] as const)(
      'AUTH-2 says that the person declined at %s',
      async (kind) => {
        const { decline } = await makeWorld();
        const page = await decline(kind);
        expect(await page.arrive()).toEqual({ ok: false, failure: { code: 'dismissed' } });
      },
    );

    it('AUTH-7 says that the email has a password', async () => {
      const { withPassword } = await makeWorld();
      const page = await withPassword.agree();
      const failure = { code: 'password-account', email: withPassword.email };
      expect(await page.arrive()).toEqual({ ok: false, failure });
    });

    it('AUTH-8 says that Apple is for existing accounts only', async () => {
      const { strangerByApple } = await makeWorld();
      const page = await strangerByApple.agree();
      const failure = { code: 'apple-existing-only', email: strangerByApple.email };
      expect(await page.arrive()).toEqual({ ok: false, failure });
    });

    it('has nothing to go on with at an address that nobody was led to', async () => {
      const { outOfNowhere } = await makeWorld();
      const page = await outOfNowhere();
      expect(await page.arrive()).toEqual({ ok: false, failure: { code: 'unavailable' } });
    });
  });
}
