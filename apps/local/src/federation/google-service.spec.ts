import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as openid from 'openid-client';
import { GOOGLE_SERVICE_CLIENT } from './provider/identity-provider.ts';
import { FederationUnderTest } from './testing/federation-under-test.ts';
import { RedirectBrowser } from './testing/redirect-browser.ts';

let world: FederationUnderTest;
let google: openid.Configuration;
beforeAll(async () => {
  world = await FederationUnderTest.open();
  const { issuer, clientSecret } = await world.federation.googleService();
  google = await openid.discovery(
    new URL(issuer),
    GOOGLE_SERVICE_CLIENT,
    undefined,
    openid.ClientSecretPost(clientSecret),
    { execute: [openid.allowInsecureRequests] },
  );
});
afterAll(() => world.close());

/** The address with the code that Google's page comes back to. */
async function codeAddress(): Promise<URL> {
  const { redirectUri } = await world.federation.googleService();
  const browser = new RedirectBrowser(redirectUri);
  const asked = openid.buildAuthorizationUrl(google, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    access_type: 'offline',
  });
  const page = await browser.visit(asked.href);
  return new URL(
    (await browser.submit(page, { choice: 'new', email: 'gus@example.com', givenName: 'Gus' })).url,
  );
}

describe('AUTH-9 what the Google service of the API asks of Google', () => {
  it('login: a code gives an ID token and a refresh token, once', async () => {
    const address = await codeAddress();
    const tokens = await openid.authorizationCodeGrant(google, address);
    expect(tokens.claims()).toMatchObject({
      email: 'gus@example.com',
      email_verified: true,
      given_name: 'Gus',
    });
    expect(tokens.refresh_token).toEqual(expect.any(String));
    await expect(openid.authorizationCodeGrant(google, address)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('refresh-session and logout: a refresh token is good until it is revoked', async () => {
    const { refresh_token: token = '' } = await openid.authorizationCodeGrant(google, await codeAddress());
    const renewed = await openid.refreshTokenGrant(google, token);
    expect(renewed.claims()).toMatchObject({ email: 'gus@example.com' });
    expect((await openid.refreshTokenGrant(google, token)).id_token).toEqual(expect.any(String));
    await openid.tokenRevocation(google, token);
    await expect(openid.refreshTokenGrant(google, token)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
