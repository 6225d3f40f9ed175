import { pathTo, promptsGoogle, takesCards } from '@ridgeline/core/routes';

/** What a request asks for, as far as it decides who answers it. */
export type Asked = {
  readonly method: string;
  /** Of the same origin; null for another one. */
  readonly path: string | null;
  readonly isPage: boolean;
  /** The reader has pressed Reload. */
  readonly isReload: boolean;
};

/** The unhashed files of a release, such as `/favicon.svg`. */
export type OwnFiles = { readonly has: (path: string) => boolean };

export type Answerer =
  /** The service worker does nothing. */
  | 'browser'
  /** The stored page of the release, at once. */
  | 'stored-page'
  /** The server; the stored page if it does not answer soon. */
  | 'server-or-page'
  /** The server; without it the app begins at its first page. */
  | 'server-or-start'
  | 'stored-file'
  /** The server; its last answer if it does not answer soon. */
  | 'server-or-copy';

/** Answered by the server itself, and not with the app. */
const OF_THE_SERVER = /^\/(?:api|assets|docs|local)(?:\/|$)/;
export const CONFIGURATION = '/app-config.json';

/** ADR 52 */
export function whoAnswers({ method, path, isPage, isReload }: Asked, files: OwnFiles): Answerer {
  if (method !== 'GET' || path === null) return 'browser';
  if (path === CONFIGURATION) return 'server-or-copy';
  if (path.startsWith('/assets/') || files.has(path)) return 'stored-file';
  if (!isPage || OF_THE_SERVER.test(path)) return 'browser';
  // The policy of such a page admits the payment provider, that of the stored page does not (ADR 41).
  if (takesCards(path)) return 'server-or-start';
  // AUTH-8 ADR 63: these pages have another opener policy, or admit Google's prompt.
  if (isReload || path === pathTo('identityProviderCallback') || promptsGoogle(path)) return 'server-or-page';
  return 'stored-page';
}
