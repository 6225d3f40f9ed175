import type { TokenStorage } from './hinted-storage.ts';
import type { HostedAddresses, HostedPages } from './hosted-pages.ts';

const KEYS = 'CognitoIdentityServiceProvider';

/**
 * The hosted pages of a local pool, which uses plain http. Amplify hard-codes https in three places
 * (aws-amplify/amplify-js issue 14799): the code exchange, the address of a provider, and the sign-out. Not
 * used, nor loaded, for any domain that is not a loopback address.
 */
export function loopbackPages(
  { domain, redirectSignOut }: HostedAddresses,
  clientId: string,
  tokens: TokenStorage,
): HostedPages {
  const secure = `https://${domain}/`;
  const visitable = (url: string) => (url.startsWith(secure) ? url.replace('https://', 'http://') : url);
  exchangeByPlainHttp(`${secure}oauth2/`, visitable);
  return {
    visitable,
    opener: async (url) => window.location.assign(visitable(url)),
    signOut: async (signOut) => {
      // Prevents Amplify from navigating to the pool's page by https.
      const user = tokens.getItem(`${KEYS}.${clientId}.LastAuthUser`);
      tokens.removeItem(`${KEYS}.${clientId}.${user}.oauthMetadata`);
      window.localStorage.removeItem(`${KEYS}.${clientId}.oauthSignIn`);
      await signOut();
      const query = new URLSearchParams({ client_id: clientId, logout_uri: redirectSignOut });
      await fetch(`http://${domain}/logout?${query}`, { redirect: 'manual' }).catch(() => null);
    },
  };
}

function exchangeByPlainHttp(prefix: string, visitable: (url: string) => string): void {
  const fetchAsBefore = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    fetchAsBefore(typeof input === 'string' && input.startsWith(prefix) ? visitable(input) : input, init);
}
