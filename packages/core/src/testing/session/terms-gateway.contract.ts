import { describe, expect, it } from 'vitest';
import type { TermsGateway } from '../../session/terms-gateway.port.ts';
import type { Instant } from '../../shared/instant.ts';

/** A signed-in user who has not accepted the terms. */
export type TermsWorld = {
  readonly terms: TermsGateway;
  readonly acceptedAt: () => Promise<Instant | null>;
  readonly signOut: () => Promise<void>;
  /** Gives the email to another account. Absent where the user has a profile, and so their email, already. */
  readonly takeEmail?: () => Promise<void>;
};

/** Contract suite for `TermsGateway`. Runs on the fake and on every real adapter. */
export function termsGatewayContract(name: string, makeWorld: () => Promise<TermsWorld>): void {
  describe(`${name} fulfills the contract of TermsGateway`, () => {
    it('AUTH-14 writes down when the terms were accepted, and again is once', async () => {
      const { terms, acceptedAt } = await makeWorld();
      expect(await acceptedAt()).toBeNull();
      expect(await terms.accept()).toEqual({ ok: true });
      const first = await acceptedAt();
      expect(first).not.toBeNull();
      expect(await terms.accept()).toEqual({ ok: true });
      expect(await acceptedAt()).toBe(first);
    });

    it('AUTH-14 says that another account has the email, and writes nothing down', async ({ skip }) => {
      const { terms, acceptedAt, takeEmail } = await makeWorld();
      if (!takeEmail) return skip();
      await takeEmail();
      expect(await terms.accept()).toEqual({ ok: false, failure: 'email-in-use' });
      expect(await acceptedAt()).toBeNull();
    });

    it('AUTH-14 takes it from nobody who is signed out', async () => {
      const { terms, signOut } = await makeWorld();
      await signOut();
      expect(await terms.accept()).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}
