import { OpenIdGoogleTokens } from '@ridgeline/api';
import { googleTokensContract } from '@ridgeline/api/testing';
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

googleTokensContract('OpenIdGoogleTokens', async () => ({
  google,
  aCode: freshCode,
  whileAway: async () => new OpenIdGoogleTokens({ ...service, issuer: 'http://127.0.0.1:9' }),
}));

describe('AUTH-9 what the Google service of the API asks of Google', () => {
  it('login: the ID token says who signed in, of which Google, for which client', async () => {
    const exchanged = await google.exchange(await freshCode());
    expect(claimsOf(exchanged.ok ? exchanged.value.idToken : '')).toMatchObject({
      iss: service.issuer,
      aud: service.clientId,
      email: 'gus@example.com',
      email_verified: true,
      given_name: 'Gus',
    });
  });

  it('refresh-session: keeps the refresh token where Google gives no newer one', async () => {
    const exchanged = await google.exchange(await freshCode());
    const refreshToken = (exchanged.ok ? exchanged.value.refreshToken : null) ?? '';
    const renewed = await google.renew(refreshToken);
    expect(renewed).toMatchObject({ ok: true, value: { refreshToken } });
    expect(claimsOf(renewed.ok ? renewed.value.idToken : '')).toMatchObject({ email: 'gus@example.com' });
  });

  it('is no refusal, and no sign-in, where Google does not know our client', async () => {
    const stranger = new OpenIdGoogleTokens({ ...service, clientSecret: 'guessed' });
    expect(await stranger.exchange(await freshCode())).toEqual({ ok: false, failure: 'unavailable' });
  });

  it('speaks without TLS to nobody but this machine', async () => {
    const plain = new OpenIdGoogleTokens({ ...service, issuer: 'http://accounts.example' });
    expect(await plain.exchange('any')).toEqual({ ok: false, failure: 'unavailable' });
  });
});
