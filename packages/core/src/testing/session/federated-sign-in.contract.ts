import { describe, expect, it } from 'vitest';
import type { FederatedRequest, FederatedSignIn } from '../../session/federated/federated-sign-in.port.ts';
import { PROVIDERS, type FederatedKind } from '../../session/sign-in-kind.ts';

export type FederatedSignInWorld = {
  readonly federated: FederatedSignIn;
  /** The kind of the last request to a provider. */
  readonly askedLast: () => Promise<FederatedKind | null>;
  /** Makes the user close the next window. */
  readonly dismissNext: () => Promise<void>;
};

/** Contract suite for `FederatedSignIn`. Runs on the fake and on every real adapter. */
export function federatedSignInContract(name: string, makeWorld: () => Promise<FederatedSignInWorld>): void {
  describe(`${name} fulfills the contract of FederatedSignIn`, () => {
    it.each(['google', 'apple', 'microsoft', 'saml'] as const)('AUTH-1 asks %s', async (kind) => {
      const { federated, askedLast } = await makeWorld();
      expect(await federated.start(request(kind))).toEqual({ ok: true });
      expect(await askedLast()).toBe(kind);
    });

    it('AUTH-8 says that the person closed the window', async () => {
      const { federated, dismissNext } = await makeWorld();
      await dismissNext();
      expect(await federated.start(request('apple'))).toEqual({ ok: false, failure: 'dismissed' });
    });
  });
}

function request(kind: FederatedKind): FederatedRequest {
  return { kind, settings: PROVIDERS[kind], domain: kind === 'saml' ? 'example.com' : null, teamId: null };
}
