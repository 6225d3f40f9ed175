import { OpenIdGoogleTokens } from '@ridgeline/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf } from '../identity/testing/identity-under-test.ts';
import type { GoogleService } from './federation.ts';
import { FederationUnderTest } from './testing/federation-under-test.ts';
import { codeOfGooglesPage } from './testing/google-page.ts';

let world: FederationUnderTest;
let service: GoogleService;
let google: OpenIdGoogleTokens;
beforeAll(async () => {
  world = await FederationUnderTest.open();
  service = await world.federation.googleService();
  google = new OpenIdGoogleTokens(service);
});
afterAll(() => world.close());

const freshCode = () => codeOfGooglesPage(service, { email: 'gus@example.com', givenName: 'Gus' });

async function signedIn() {
  const exchanged = await google.exchange(await freshCode());
  if (!exchanged.ok) throw new Error(exchanged.failure);
  return exchanged.value;
}

describe('AUTH-9 what the Google service of the API asks of Google', () => {
  it('login: a code gives an ID token and a refresh token, once', async () => {
    const code = await freshCode();
    const exchanged = await google.exchange(code);
    expect(exchanged).toMatchObject({ ok: true, value: { refreshToken: expect.any(String) } });
    expect(claimsOf(exchanged.ok ? exchanged.value.idToken : '')).toMatchObject({
      iss: service.issuer,
      aud: service.clientId,
      email: 'gus@example.com',
      email_verified: true,
      given_name: 'Gus',
    });
    expect(await google.exchange(code)).toEqual({ ok: false, failure: 'refused' });
    expect(await google.exchange('no-such-code')).toEqual({ ok: false, failure: 'refused' });
  });

  it('refresh-session and logout: a refresh token is good until it is revoked', async () => {
    const refreshToken = (await signedIn()).refreshToken ?? '';
    for (let time = 0; time < 2; time++) {
      const renewed = await google.renew(refreshToken);
      expect(renewed).toMatchObject({ ok: true, value: { refreshToken } });
      expect(claimsOf(renewed.ok ? renewed.value.idToken : '')).toMatchObject({ email: 'gus@example.com' });
    }
    expect(await google.revoke(refreshToken)).toEqual({ ok: true });
    expect(await google.revoke(refreshToken)).toEqual({ ok: true });
    expect(await google.renew(refreshToken)).toEqual({ ok: false, failure: 'refused' });
  });

  it('takes no refresh token that is none, and revokes it all the same', async () => {
    expect(await google.renew('none')).toEqual({ ok: false, failure: 'refused' });
    expect(await google.revoke('none')).toEqual({ ok: true });
  });

  it('is no refusal, and no sign-in, where Google does not know us or is away', async () => {
    const stranger = new OpenIdGoogleTokens({ ...service, clientSecret: 'guessed' });
    expect(await stranger.exchange(await freshCode())).toEqual({ ok: false, failure: 'unavailable' });

    const away = new OpenIdGoogleTokens({ ...service, issuer: 'http://127.0.0.1:9' });
    expect(await away.exchange('any')).toEqual({ ok: false, failure: 'unavailable' });
    expect(await away.renew('any')).toEqual({ ok: false, failure: 'unavailable' });
    expect(await away.revoke('any')).toEqual({ ok: false, failure: 'unavailable' });
  });

  it('speaks without TLS to nobody but this machine', async () => {
    const plain = new OpenIdGoogleTokens({ ...service, issuer: 'http://accounts.example' });
    expect(await plain.exchange('any')).toEqual({ ok: false, failure: 'unavailable' });
  });
});
