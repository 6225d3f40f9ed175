import { describe, expect, it } from 'vitest';
import type { AccountEndGateway } from '../../profile/account-end-gateway.port.ts';

/** A user who is signed in here and on another device. */
export type AccountEndWorld = {
  readonly ends: AccountEndGateway;
  /** Whether the API accepts the session of this device, and of the other one. */
  readonly accepted: () => Promise<{ readonly here: boolean; readonly there: boolean }>;
  /** Whether the API knows that the password was changed. */
  readonly knowsOfPasswordChange: () => Promise<boolean>;
  readonly endSession: () => Promise<void>;
  readonly goOffline: () => Promise<void>;
};

/** Contract suite for `AccountEndGateway`. Runs on the fake and on the real adapter. */
export function accountEndGatewayContract(name: string, makeWorld: () => Promise<AccountEndWorld>): void {
  describe(`${name} fulfills the contract of AccountEndGateway`, () => {
    it('PROF-7 ends the other sessions and keeps this one, repeatedly', async () => {
      const { ends, accepted, knowsOfPasswordChange } = await makeWorld();
      expect(await accepted()).toEqual({ here: true, there: true });
      expect(await ends.endOtherSessions()).toEqual({ ok: true });
      expect(await ends.endOtherSessions()).toEqual({ ok: true });
      expect(await accepted()).toEqual({ here: true, there: false });
      expect(await knowsOfPasswordChange()).toBe(false);
    });

    it('PROF-7 records that the password was changed', async () => {
      const { ends, accepted, knowsOfPasswordChange } = await makeWorld();
      expect(await ends.endOtherSessions({ passwordChanged: true })).toEqual({ ok: true });
      expect(await accepted()).toEqual({ here: true, there: false });
      expect(await knowsOfPasswordChange()).toBe(true);
    });

    it('ends every session with the deleted person, who cannot be deleted again', async () => {
      const { ends, accepted } = await makeWorld();
      expect(await ends.deletePerson()).toEqual({ ok: true });
      expect(await accepted()).toEqual({ here: false, there: false });
      expect(await ends.deletePerson()).toEqual({ ok: false, failure: 'signed-out' });
    });

    it('ends nothing for a visitor who is signed out, or without a connection', async () => {
      const signedOut = await makeWorld();
      await signedOut.endSession();
      expect(await signedOut.ends.endOtherSessions()).toEqual({ ok: false, failure: 'signed-out' });
      expect(await signedOut.ends.deletePerson()).toEqual({ ok: false, failure: 'signed-out' });
      const offline = await makeWorld();
      await offline.goOffline();
      expect(await offline.ends.endOtherSessions()).toEqual({ ok: false, failure: 'unavailable' });
      expect(await offline.ends.deletePerson()).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
