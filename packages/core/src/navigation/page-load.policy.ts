import { pathTo } from '../routes/path-to.ts';

/** Releases of the web app: the one that runs, the newest one as far as known, and the one a reload was last made for. */
export type PageLoadFacts = {
  readonly running: string;
  readonly newest: string | null;
  readonly reloadedFor: string | null;
};

export type PageLoadFailure =
  | { readonly does: 'reload'; readonly release: string }
  | {
      readonly does: 'ask';
      readonly title: 'oops';
      readonly text: 'page-not-loaded';
      readonly actions: readonly ['back', 'try-again'];
    };

/** START-8: a stale cache reloads, once for each release, so that one that is never served does not reload forever. */
export function onPageLoadFailure({ running, newest, reloadedFor }: PageLoadFacts): PageLoadFailure {
  return newest !== null && newest !== running && newest !== reloadedFor
    ? { does: 'reload', release: newest }
    : { does: 'ask', title: 'oops', text: 'page-not-loaded', actions: ['back', 'try-again'] };
}

// START-9
export const ERROR_BOUNDARY = {
  title: 'something-went-wrong',
  action: 'reload-page',
  leadsTo: pathTo('splash'),
} as const;
