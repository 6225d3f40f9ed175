import { describe, expect, it } from 'vitest';
import type { GoogleSessions } from '../../session/federated/google-sessions.port.ts';

export type GoogleSessionsWorld = {
  readonly google: GoogleSessions;
  readonly email: string;
  /** An authorization code as Google's page issues it for `email`. */
  readonly freshCode: () => Promise<string>;
};

/** Contract suite for `GoogleSessions`. Runs on the fake and on every real adapter. */
export function googleSessionsContract(name: string, makeWorld: () => Promise<GoogleSessionsWorld>): void {
  describe(`${name} fulfills the contract of GoogleSessions`, () => {
    it('AUTH-9 signs in by a code, once', async () => {
      const { google, email, freshCode } = await makeWorld();
      const code = await freshCode();
      expect(await google.signIn(code)).toMatchObject({ ok: true, value: { email } });
      expect(await google.signIn(code)).toEqual({ ok: false, failure: 'code-refused' });
      expect(await google.signIn('no-such-code')).toEqual({ ok: false, failure: 'code-refused' });
    });

    it('AUTH-9 refreshes a session until it is signed out', async () => {
      const { google, email, freshCode } = await makeWorld();
      expect(await google.refresh()).toEqual({ ok: false, failure: 'no-credentials' });
      await google.signIn(await freshCode());
      expect(await google.refresh()).toMatchObject({ ok: true, value: { email } });
      await google.signOut();
      expect(await google.refresh()).toEqual({ ok: false, failure: 'no-credentials' });
    });
  });
}
