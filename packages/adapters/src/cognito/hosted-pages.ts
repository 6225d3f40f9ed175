/** Where the pool's own pages stand, without a protocol, and where they lead back to in the app. */
export type HostedAddresses = {
  readonly domain: string;
  readonly redirectSignIn: string;
  readonly redirectSignOut: string;
};

/** How this app goes to the pool's pages and leaves them. */
export type HostedPages = {
  /** An address that Amplify made, as it can be visited. */
  readonly visitable: (url: string) => string;
  /** Shows such an address in this page; without one Amplify goes there itself. */
  readonly opener: ((url: string) => Promise<void>) | undefined;
  readonly signOut: (signOut: () => Promise<void>) => Promise<void>;
};

/** As Amplify does it: by https, and a sign-out leaves the page for that of the pool. */
export const hostedPages: HostedPages = {
  visitable: (url) => url,
  opener: undefined,
  signOut: (signOut) => signOut(),
};

export function isLoopback(domain: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/.test(domain);
}
