import { MINUTE } from '@ridgeline/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, claimsOf, PREFIX } from '../../identity/testing/identity-under-test.ts';
import { FederationUnderTest } from '../testing/federation-under-test.ts';
import { RedirectBrowser } from '../testing/redirect-browser.ts';
import { SignInWalk } from '../testing/sign-in-walk.ts';

let world: FederationUnderTest;
beforeAll(async () => {
  world = await FederationUnderTest.open();
});
afterAll(() => world.close());

const nina = { email: 'nina@example.com', givenName: 'Nina', familyName: 'Sol' };
const refusedGrant = { status: 400, body: { error: 'invalid_grant' } };

/** An unused code, and the sign-in it belongs to. */
async function freshCode() {
  const walk = new SignInWalk(world);
  const answer = await walk.signIn('Google', nina);
  return { walk, code: answer.get('code') ?? '' };
}

describe('a code of the pool', () => {
  it('is good once', async () => {
    const { walk, code } = await freshCode();
    expect((await walk.exchange(code)).status).toBe(200);
    expect(await walk.exchange(code)).toEqual(refusedGrant);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(64) }],
    ['no verifier', { code_verifier: '' }],
    ['another return address', { redirect_uri: 'http://localhost:1/idpauth' }],
  ])('is not good with %s, and not afterwards either', async (_, change) => {
    const { walk, code } = await freshCode();
    expect(await walk.exchange(code, change)).toEqual(refusedGrant);
    expect(await walk.exchange(code)).toEqual(refusedGrant);
  });

  it('is not good for another client', async () => {
    const { walk, code } = await freshCode();
    const answer = await walk.exchange(code, { client_id: 'somebody-else' });
    expect(answer).toEqual({ status: 400, body: { error: 'invalid_client' } });
  });

  it('is good for five minutes', async () => {
    const { walk, code } = await freshCode();
    world.wait(5 * MINUTE);
    expect(await walk.exchange(code)).toEqual(refusedGrant);
  });

  it('is not good for an account that was disabled meanwhile', async () => {
    const { walk, code } = await freshCode();
    const disable = (enabled: boolean) =>
      world.pool.query('UPDATE local_identity.account SET enabled = $1 WHERE email = $2', [
        enabled,
        nina.email,
      ]);
    await disable(false);
    expect(await walk.exchange(code)).toEqual(refusedGrant);
    const again = await new SignInWalk(world).signIn('Google', nina);
    expect(again.get('error_description')).toBe('User is disabled.');
    await disable(true);
  });
});

describe('authorize', () => {
  it.each([
    ['an app that is not known', { client_id: 'somebody-else' }],
    ['a return address that is not known', { redirect_uri: 'https://elsewhere.example/idpauth' }],
    ['a return address that only begins like ours', { redirect_uri: 'http://localhost:1/idpauth/../x' }],
  ])('answers %s with a page, and sends nobody there', async (_, change) => {
    const walk = new SignInWalk(world);
    const page = await walk.browser.visit(walk.authorizeUrl({ identity_provider: 'Google' }, change));
    expect(page.status).toBe(400);
    expect(page.url).toContain('/oauth2/authorize');
  });

  it.each([
    ['without PKCE', { code_challenge: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for tokens in the address', { response_type: 'token' }],
    ['for a provider that is not there', { identity_provider: 'Facebook' }],
  ])('sends the app that asks %s its refusal', async (_, change) => {
    const walk = new SignInWalk(world);
    const page = await walk.browser.visit(walk.authorizeUrl({ identity_provider: 'Google' }, change));
    const answer = new URL(page.url).searchParams;
    expect(page.url.startsWith(world.callback)).toBe(true);
    expect(answer.get('error')).toBe('invalid_request');
    expect(answer.get('state')).toBe(walk.state);
  });

  it('hands the nonce on into the ID token', async () => {
    const walk = new SignInWalk(world);
    const page = await walk.browser.visit(
      walk.authorizeUrl({ identity_provider: 'Google' }, { nonce: 'n-1' }),
    );
    const tokens = await walk.tokens(await walk.choose(page, nina));
    expect(claimsOf(tokens.id_token)['nonce']).toBe('n-1');
  });
});

describe("the provider's answer", () => {
  const response = (query: string) => `${world.address}${PREFIX}/oauth2/idpresponse?${query}`;

  it('is not taken by a browser in which the sign-in was not begun', async () => {
    const victim = new SignInWalk(world, new RedirectBrowser(response('')));
    const page = await victim.begin('Google');
    const answer = await victim.browser.submit(page, { choice: 'new', email: nina.email });
    const thief = await new RedirectBrowser(world.callback).visit(answer.url);
    expect(thief.status).toBe(400);
    expect(thief.text).toContain('was begun in another browser');
  });

  it.each([
    ['without a state', 'code=1'],
    ['with a state that nobody gave out', 'code=1&state=x'],
  ])('is not taken %s', async (_, query) => {
    const page = await new RedirectBrowser(world.callback).visit(response(query));
    expect(page.status).toBe(400);
    expect(page.text).toContain('This sign-in is over');
  });

  it('is taken once, and with a forged code not at all', async () => {
    const walk = new SignInWalk(world);
    const page = await walk.begin('Google');
    const { rows } = await world.pool.query<{ params: { state: string } }>(
      "SELECT payload -> 'params' AS params FROM local_federation.artefact WHERE model = 'Interaction' AND id = $1",
      [page.url.split('/').at(-1)],
    );
    const state = rows[0]?.params.state ?? '';
    const forged = await walk.browser.visit(response(`code=forged&state=${state}`));
    expect(new URL(forged.url).searchParams.get('error')).toBe('invalid_request');
    const again = await walk.browser.visit(response(`code=forged&state=${state}`));
    expect(again.status).toBe(400);
  });
});

describe('revoke and logout', () => {
  it('end a session: a revoked refresh token gives no more tokens', async () => {
    const walk = new SignInWalk(world);
    const tokens = await walk.tokens(await walk.signIn('Google', nina));
    const revoked = await walk.post('/oauth2/revoke', { client_id: CLIENT_ID, token: tokens.refresh_token });
    expect(revoked).toEqual({ status: 200, body: null });
    expect(await walk.refresh(tokens.refresh_token)).toEqual(refusedGrant);
    const unknown = await walk.post('/oauth2/revoke', { client_id: CLIENT_ID, token: 'nobody-knows' });
    expect(unknown.status).toBe(200);
  });

  it('leads back to the login screen, and to nowhere else', async () => {
    const logout = (to: string) =>
      fetch(`${world.address}${PREFIX}/logout?client_id=${CLIENT_ID}&logout_uri=${encodeURIComponent(to)}`, {
        redirect: 'manual',
      });
    const home = await logout(`${world.address}/login`);
    expect([home.status, home.headers.get('location')]).toEqual([302, `${world.address}/login`]);
    expect((await logout('https://elsewhere.example/')).status).toBe(400);
  });

  it('does not start in production', async () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await expect(FederationUnderTest.start(world.pool)).rejects.toThrow('do not start in production');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});
