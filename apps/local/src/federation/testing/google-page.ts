import type { GoogleService } from '../federation.ts';
import { RedirectBrowser } from './redirect-browser.ts';

/** AUTH-9: the code with which Google's own page redirects, after an account was chosen. */
export async function codeOfGooglesPage(
  { issuer, clientId, redirectUri }: GoogleService,
  person: { readonly email: string; readonly givenName: string },
): Promise<string> {
  const browser = new RedirectBrowser(redirectUri);
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    access_type: 'offline',
  });
  const page = await browser.visit(`${issuer}/auth?${asked}`);
  const back = await browser.submit(page, { choice: 'new', ...person });
  return new URL(back.url).searchParams.get('code') ?? '';
}
