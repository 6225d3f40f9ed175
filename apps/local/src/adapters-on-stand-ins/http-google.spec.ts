import { HttpGoogleSessions } from '@ridgeline/adapters/http';
import { OpenIdGoogleTokens } from '@ridgeline/api';
import { googleSessionsContract } from '@ridgeline/core/testing/session';
import { afterAll, describe, expect, it } from 'vitest';
import { FederationUnderTest } from '../federation/testing/federation-under-test.ts';
import { codeOfGooglesPage } from '../federation/testing/google-page.ts';
import { apiSuite } from './api-suite.ts';

/** The browser's adapter over the real API, whose Google is an OpenID Connect provider on this machine. */
const world = await FederationUnderTest.open();
afterAll(() => world.close());

const suite = await apiSuite({}, { google: new OpenIdGoogleTokens(await world.federation.googleService()) });

const email = 'gus@example.com';

async function fromGoogle() {
  const { client, goOffline, goOnline } = suite.sessionOf(null);
  const service = await world.federation.googleService();
  return {
    google: new HttpGoogleSessions(client),
    goOffline,
    goOnline,
    email,
    freshCode: () => codeOfGooglesPage(service, { email, givenName: 'Zoë' }),
  };
}

googleSessionsContract('HttpGoogleSessions', fromGoogle);

describe('HttpGoogleSessions', () => {
  it('AUTH-9 keeps a session while nobody answers, and goes on with it afterwards', async () => {
    const { google, freshCode, goOffline, goOnline } = await fromGoogle();
    await google.signIn(await freshCode());
    await goOffline();
    expect(await google.refresh()).toEqual({ ok: false, failure: 'unavailable' });
    expect(await google.signIn('any')).toEqual({ ok: false, failure: 'unavailable' });
    await goOnline();
    expect(await google.refresh()).toMatchObject({ ok: true, value: { email } });
  });
});
