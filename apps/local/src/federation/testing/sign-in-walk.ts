import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID, PREFIX } from '../../identity/testing/identity-under-test.ts';
import type { FederationUnderTest } from './federation-under-test.ts';
import { RedirectBrowser, type Page } from './redirect-browser.ts';

export type Chosen =
  | { readonly subjectOf: string }
  | { readonly email: string; readonly givenName?: string; readonly familyName?: string }
  | 'deny';

export type Tokens = {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
};

/** One person's sign-in through the pool and a provider, from the browser's and the app's side. */
export class SignInWalk {
  readonly browser: RedirectBrowser;
  readonly verifier = randomBytes(48).toString('base64url');
  readonly state = randomBytes(12).toString('hex');
  readonly #world: FederationUnderTest;

  constructor(world: FederationUnderTest, browser = new RedirectBrowser(world.callback)) {
    this.#world = world;
    this.browser = browser;
  }

  authorizeUrl(provider: Readonly<Record<string, string>>, change: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: this.#world.callback,
      response_type: 'code',
      scope: 'openid email profile aws.cognito.signin.user.admin',
      state: this.state,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...provider,
      ...change,
    });
    return `${this.#world.address}${PREFIX}/oauth2/authorize?${query}`;
  }

  /** Up to the provider's account page. */
  begin(provider: string | Readonly<Record<string, string>>): Promise<Page> {
    const named = typeof provider === 'string' ? { identity_provider: provider } : provider;
    return this.browser.visit(this.authorizeUrl(named));
  }

  /** From the account page back to the app. */
  async choose(page: Page, chosen: Chosen): Promise<URLSearchParams> {
    const after = await this.browser.submit(page, fieldsOf(page, chosen));
    // Apple answers with a page whose form submits itself.
    const arrived = after.url.startsWith(this.#world.callback) ? after : await this.browser.submit(after);
    if (!arrived.url.startsWith(this.#world.callback))
      throw new Error(`ended at ${arrived.url}: ${arrived.text}`);
    return new URL(arrived.url).searchParams;
  }

  async signIn(
    provider: string | Readonly<Record<string, string>>,
    chosen: Chosen,
  ): Promise<URLSearchParams> {
    return this.choose(await this.begin(provider), chosen);
  }

  /** The tokens of a successful sign-in. */
  async tokens(answer: URLSearchParams): Promise<Tokens> {
    const { status, body } = await this.exchange(answer.get('code') ?? '');
    if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(body)} after ${answer}`);
    return body as Tokens;
  }

  exchange(code: string, change: Record<string, string> = {}) {
    return this.post('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code,
      redirect_uri: this.#world.callback,
      code_verifier: this.verifier,
      ...change,
    });
  }

  refresh(refreshToken: string) {
    const grant = { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: refreshToken };
    return this.post('/oauth2/token', grant);
  }

  async post(path: string, form: Record<string, string>) {
    const response = await fetch(`${this.#world.address}${PREFIX}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }
}

function fieldsOf(page: Page, chosen: Chosen): Record<string, string> {
  if (chosen === 'deny') return { choice: 'deny' };
  if ('subjectOf' in chosen) {
    const escaped = chosen.subjectOf.replaceAll('.', String.raw`\.`);
    const subject = new RegExp(`value="([^"]+)"><strong>[^<]*</strong><span>${escaped}<`).exec(
      page.text,
    )?.[1];
    if (subject === undefined) throw new Error(`${chosen.subjectOf} is not on the account page`);
    return { subject };
  }
  return {
    choice: 'new',
    email: chosen.email,
    givenName: chosen.givenName ?? '',
    familyName: chosen.familyName ?? '',
  };
}
