/** The host of the pool's hosted pages, without a protocol, and the app's addresses that they redirect to. */
export type HostedAddresses = {
  readonly domain: string;
  readonly redirectSignIn: string;
  readonly redirectSignOut: string;
};

/** How this app navigates to the pool's pages and signs out there. */
export type HostedPages = {
  /** Converts an address made by Amplify to one that can be opened. */
  readonly visitable: (url: string) => string;
  /** Navigates this page to such an address; if missing, Amplify navigates itself. */
  readonly opener: ((url: string) => Promise<void>) | undefined;
  readonly signOut: (signOut: () => Promise<void>) => Promise<void>;
};

/** Amplify's default: https, and a sign-out redirects to the page of the pool. */
export const hostedPages: HostedPages = {
  visitable: (url) => url,
  opener: undefined,
  signOut: (signOut) => signOut(),
};

export function isLoopback(domain: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(domain);
}
