import type { HostedAddresses } from './hosted-pages.ts';

const KEYS = ['inflightOAuth', 'inflightOAuthDeadline', 'oauthPKCE', 'oauthState'];

/**
 * The user left for a provider and came back without the callback. Amplify would block every sign-in for five minutes
 * while it waits for the response, unless its pending sign-in is removed.
 */
export function forgetAbandonedSignIn({ redirectSignIn }: HostedAddresses, clientId: string): void {
  if (window.location.href.startsWith(redirectSignIn)) return;
  for (const key of KEYS) {
    window.localStorage.removeItem(`CognitoIdentityServiceProvider.${clientId}.${key}`);
  }
}
