import { DAY } from '@ridgeline/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ada } from '../identity/testing/people.ts';
import { claimsOf, CLIENT_ID } from '../identity/testing/identity-under-test.ts';
import { FEDERATION_PROVIDERS, type FederationProvider } from './providers.ts';
import type { FederatedSeed } from './seed-federation.ts';
import { FederationUnderTest } from './testing/federation-under-test.ts';
import { RedirectBrowser } from './testing/redirect-browser.ts';
import { SignInWalk } from './testing/sign-in-walk.ts';

/** One invented person per provider. */
const people: readonly FederatedSeed[] = FEDERATION_PROVIDERS.map(({ kind }, index) => ({
  sub: `77777777-7777-4777-8777-77777777777${index}`,
  kind,
  email: `old.friend@${kind}.example`,
  givenName: 'Old',
  familyName: 'Friend',
}));

let world: FederationUnderTest;
beforeAll(async () => {
  world = await FederationUnderTest.open({ withPassword: [ada], federated: people });
});
afterAll(() => world.close());

const all = FEDERATION_PROVIDERS.map((provider): [string, FederationProvider] => [provider.name, provider]);
const open = all.filter(([, { existingAccountsOnly }]) => !existingAccountsOnly);

describe.each(all)('%s', (name, provider) => {
  const friend = people.find(({ kind }) => kind === provider.kind);

  it('AUTH-1 lets in who has been there before, as the account of old', async () => {
    const walk = new SignInWalk(world);
    const answer = await walk.signIn(name, { subjectOf: friend?.email ?? '' });
    expect(answer.get('state')).toBe(walk.state);
    const tokens = await walk.tokens(answer);
    expect(claimsOf(tokens.id_token)).toMatchObject({
      sub: friend?.sub,
      email: friend?.email,
      email_verified: true,
      token_use: 'id',
      identities: [{ providerName: name, providerType: provider.type, primary: 'true' }],
    });
    expect(claimsOf(tokens.access_token)).toMatchObject({ sub: friend?.sub, token_use: 'access' });
  });

  it('AUTH-8 shows its pages, and the pool’s, without isolating a popup from its opener', async () => {
    const pages = [`/local/idp/${provider.mount}/interaction/none`, '/local/identity/oauth2/authorize'];
    for (const url of pages) {
      const { headers } = await world.app.inject(url);
      expect([url, headers['cross-origin-opener-policy']]).toEqual([url, 'unsafe-none']);
    }
  });

  it('AUTH-2 goes back to the app when the person does not agree', async () => {
    const answer = await new SignInWalk(world).signIn(name, 'deny');
    expect(answer.get('error')).toBe('access_denied');
    expect(answer.get('code')).toBeNull();
  });

  it('AUTH-7 refuses an email that was registered with a password, and says so', async () => {
    const answer = await new SignInWalk(world).signIn(name, { email: ada.email });
    expect(answer.get('code')).toBeNull();
    expect(answer.get('error_description')).toBe(
      `PreSignUp failed with error password-account for ${ada.email}.`,
    );
  });

  it('AUTH-11 keeps the email of who has been there before from a sign-up with a password', async () => {
    const email = friend?.email ?? '';
    const refused = await world.call('SignUp', {
      ClientId: CLIENT_ID,
      Username: email,
      Password: 'Correct-1-horse',
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    expect(refused).toEqual({
      __type: 'UserLambdaValidationException',
      message: `PreSignUp failed with error ${provider.accountStatus} for ${email}.`,
    });
  });

  it('AUTH-6 denies an email that came by another provider, and the tokens say by which', async () => {
    const other = people.find(({ kind }) => kind !== provider.kind);
    const walk = new SignInWalk(world);
    const tokens = await walk.tokens(await walk.signIn(name, { email: other?.email ?? '' }));
    expect(claimsOf(tokens.id_token)).toMatchObject({
      accessDenied: 'true',
      email: other?.email,
      existingAccountType: other?.kind === 'google' ? 'google-account' : 'microsoft-account',
      identityProviderId: expect.stringMatching(/^\d{21}$/),
    });
  });

  it('shows an account page without script or style of its own, under names of its own', async () => {
    const walk = new SignInWalk(world);
    const page = await walk.begin(name);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(page.text).toContain('<h1>Choose an account</h1>');
    expect(walk.browser.cookieNames).toContain(`idp_${provider.kind}_interaction`);
  });
});

describe.each(open)('%s', (name) => {
  it('AUTH-1 makes an account for who comes for the first time, once', async () => {
    const email = `new.friend@${name.toLowerCase()}.example`;
    const walk = new SignInWalk(world);
    const first = await walk.tokens(
      await walk.signIn(name, { email: email.toUpperCase(), givenName: 'New', familyName: 'Friend' }),
    );
    expect(claimsOf(first.id_token)).toMatchObject({
      email,
      'cognito:username': expect.stringMatching(`^${name}_`),
    });
    expect(world.firstSignIns.filter((one) => one === email)).toEqual([email]);

    const again = new SignInWalk(world);
    const second = await again.tokens(await again.signIn(name, { subjectOf: email }));
    expect(claimsOf(second.id_token)['sub']).toBe(claimsOf(first.id_token)['sub']);
    expect(world.firstSignIns.filter((one) => one === email)).toEqual([email]);
  });
});

describe('Apple', () => {
  it('AUTH-8 refuses who has no account yet', async () => {
    const answer = await new SignInWalk(world).signIn('SignInWithApple', { email: 'stranger@apple.example' });
    expect(answer.get('error_description')).toBe(
      'PreSignUp failed with error apple-existing-only for stranger@apple.example.',
    );
    const { rows } = await world.pool.query(
      "SELECT 1 FROM local_identity.account WHERE email = 'stranger@apple.example'",
    );
    expect(rows).toEqual([]);
  });

  it('AUTH-8 is asked for name and email, and answers by a form that its policy lets send itself', async () => {
    const walk = new SignInWalk(world);
    const page = await walk.begin('SignInWithApple');
    const subject = /name="subject" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const form = await walk.browser.submit(page, { subject });
    expect(form.text).toContain('<form method="post"');
    expect(form.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/);
  });

  it('START-4 is a session of 7 days, where the others are of 30', async () => {
    const refreshTokens = new Map<string, string>();
    for (const name of ['Google', 'SignInWithApple']) {
      const walk = new SignInWalk(world);
      const friend = people.find(({ kind }) => kind === (name === 'Google' ? 'google' : 'apple'));
      const tokens = await walk.tokens(await walk.signIn(name, { subjectOf: friend?.email ?? '' }));
      refreshTokens.set(name, tokens.refresh_token);
    }
    const refresh = (name: string) => new SignInWalk(world).refresh(refreshTokens.get(name) ?? '');
    world.wait(7 * DAY - 60_000);
    expect((await refresh('SignInWithApple')).status).toBe(200);
    world.wait(60_000);
    expect(await refresh('SignInWithApple')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await refresh('Google')).status).toBe(200);
  });
});

describe('enterprise sign-in', () => {
  it('AUTH-1 finds a company by the domain of an email', async () => {
    const page = await new SignInWalk(world).begin({ idp_identifier: 'Summit.example' });
    expect(page.text).toContain('Summit Exteriors');
  });

  it('goes back to the app when no company has the domain', async () => {
    const walk = new SignInWalk(world);
    const page = await walk.begin({ idp_identifier: 'nobody.example' });
    expect(new URL(page.url).searchParams.get('error_description')).toBe('Identity provider not found');
  });
});

describe('Microsoft', () => {
  it('AUTH-8 stands at the address of the organizations', async () => {
    const page = await new SignInWalk(world).begin('Microsoft');
    expect(new URL(page.url).pathname).toMatch(/^\/local\/idp\/microsoft\/organizations\//);
  });
});

describe('the account page', () => {
  it('asks again for an email that is none, and keeps what was typed, as text', async () => {
    const walk = new SignInWalk(world);
    const page = await walk.begin('Google');
    const again = await walk.browser.submit(page, { choice: 'new', email: 'no"><b>email', givenName: 'Bo' });
    expect(again.status).toBe(400);
    expect(again.text).toContain('This is not an email address.');
    expect(again.text).toContain('value="Bo"');
    expect(again.text).not.toContain('<b>email');
  });

  it('is shown to nobody but the browser that began', async () => {
    const page = await new SignInWalk(world).begin('Google');
    const stranger = await new RedirectBrowser(world.callback).visit(page.url);
    expect(stranger).toMatchObject({ status: 400 });
    expect(stranger.text).toContain('This sign-in is over');
  });
});
