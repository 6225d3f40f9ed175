import { apiClient, HttpGoogleSessions } from '@ridgeline/adapters/http';
import { OpenIdGoogleTokens } from '@ridgeline/api';
import { ApiUnderTest } from '@ridgeline/api/testing';
import { googleSessionsContract } from '@ridgeline/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FederationUnderTest } from '../federation/testing/federation-under-test.ts';
import { codeOfGooglesPage } from '../federation/testing/google-page.ts';

/** The browser's adapter over the real API, whose Google is a real OpenID Connect provider. */
let world: FederationUnderTest;
let api: ApiUnderTest;
let address: string;
let isOnline = true;

beforeAll(async () => {
  world = await FederationUnderTest.open();
  const google = new OpenIdGoogleTokens(await world.federation.googleService());
  api = await ApiUnderTest.start({}, { google });
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(async () => {
  await api.stop();
  await world.close();
});

const email = 'gus@example.com';

async function fromGoogle() {
  isOnline = true;
  const client = apiClient({
    baseUrl: address,
    tokens: { accessToken: async () => null },
    fetch: (request) => (isOnline ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  const service = await world.federation.googleService();
  return {
    google: new HttpGoogleSessions(client),
    email,
    freshCode: () => codeOfGooglesPage(service, { email, givenName: 'Zoë' }),
  };
}

googleSessionsContract('HttpGoogleSessions', fromGoogle);

describe('HttpGoogleSessions', () => {
  it('AUTH-9 keeps a session while nobody answers, and goes on with it afterwards', async () => {
    const { google, freshCode } = await fromGoogle();
    await google.signIn(await freshCode());
    isOnline = false;
    expect(await google.refresh()).toEqual({ ok: false, failure: 'unavailable' });
    expect(await google.signIn('any')).toEqual({ ok: false, failure: 'unavailable' });
    isOnline = true;
    expect(await google.refresh()).toMatchObject({ ok: true, value: { email } });
  });
});
