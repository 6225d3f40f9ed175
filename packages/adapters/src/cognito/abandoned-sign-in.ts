import type { HostedAddresses } from './hosted-pages.ts';

const KEYS = ['inflightOAuth', 'inflightOAuthDeadline', 'oauthPKCE', 'oauthState'];

/**
 * Somebody went to a provider and came back by another way than the callback. Amplify would wait five minutes for
 * an answer before it lets anybody sign in, unless it is told that none will come.
 */
export function forgetAbandonedSignIn({ redirectSignIn }: HostedAddresses, clientId: string): void {
  if (window.location.href.startsWith(redirectSignIn)) return;
  for (const key of KEYS) {
    window.localStorage.removeItem(`CognitoIdentityServiceProvider.${clientId}.${key}`);
  }
}
