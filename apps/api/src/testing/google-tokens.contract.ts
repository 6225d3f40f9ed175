import { describe, expect, it } from 'vitest';
import type { GoogleTokenPair, GoogleTokens } from '../ports/google-tokens.port.ts';

export type GoogleTokensWorld = {
  readonly google: GoogleTokens;
  /** The code that Google's page returns after a sign-in; a new one each time. */
  readonly aCode: () => Promise<string>;
  /** The same service while Google cannot be reached. */
  readonly whileAway: () => Promise<GoogleTokens>;
};

const REFUSED = { ok: false, failure: 'refused' };
const UNAVAILABLE = { ok: false, failure: 'unavailable' };

/** The contract of every `GoogleTokens`. Run on the fake, and on the real adapter with the stand-in of Google. */
export function googleTokensContract(name: string, makeWorld: () => Promise<GoogleTokensWorld>): void {
  describe(`${name} keeps the promises of GoogleTokens`, () => {
    it('AUTH-9 exchanges a code for tokens, once', async () => {
      const { google, aCode } = await makeWorld();
      const code = await aCode();
      const { idToken, refreshToken } = valueOf(await google.exchange(code));
      expect([idToken, refreshToken]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
      expect(await google.exchange(code)).toEqual(REFUSED);
    });

    it.each(['', 'no-such-code', 'no such code & more=1'])(
      'AUTH-9 refuses what is no code: %j',
      async (code) => {
        const { google } = await makeWorld();
        expect(await google.exchange(code)).toEqual(REFUSED);
      },
    );

    it('AUTH-9 renews a session again and again, and names the refresh token that is good from then on', async () => {
      const world = await makeWorld();
      let refreshToken = await aSession(world);
      for (let time = 0; time < 3; time += 1) {
        const renewed = valueOf(await world.google.renew(refreshToken));
        expect(renewed.idToken).toMatch(/./);
        expect(renewed.refreshToken).toMatch(/./);
        refreshToken = renewed.refreshToken ?? '';
      }
    });

    it('AUTH-9 ends the session that is revoked, and no other', async () => {
      const world = await makeWorld();
      const [ended, other] = [await aSession(world), await aSession(world)];
      expect(ended).not.toBe(other);
      expect(await world.google.revoke(ended)).toEqual({ ok: true });
      expect(await world.google.renew(ended)).toEqual(REFUSED);
      expect(await world.google.renew(other)).toMatchObject({ ok: true });
    });

    it('AUTH-9 takes a refresh token as revoked that is revoked already, or never was one', async () => {
      const world = await makeWorld();
      const refreshToken = await aSession(world);
      await world.google.revoke(refreshToken);
      expect(await world.google.revoke(refreshToken)).toEqual({ ok: true });
      expect(await world.google.revoke('never-was-one')).toEqual({ ok: true });
      expect(await world.google.renew('never-was-one')).toEqual(REFUSED);
    });

    it('AUTH-9 takes silence for no refusal: what is good stays good', async () => {
      const world = await makeWorld();
      const code = await world.aCode();
      const away = await world.whileAway();
      expect(await away.exchange(code)).toEqual(UNAVAILABLE);
      expect(await away.renew('any')).toEqual(UNAVAILABLE);
      expect(await away.revoke('any')).toEqual(UNAVAILABLE);
    });
  });
}

async function aSession({ google, aCode }: GoogleTokensWorld): Promise<string> {
  const { refreshToken } = valueOf(await google.exchange(await aCode()));
  if (refreshToken === null) throw new Error('no refresh token was given');
  return refreshToken;
}

function valueOf(
  exchanged:
    | { readonly ok: true; readonly value: GoogleTokenPair }
    | { readonly ok: false; readonly failure: string },
): GoogleTokenPair {
  if (!exchanged.ok) throw new Error(exchanged.failure);
  return exchanged.value;
}
