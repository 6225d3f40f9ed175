import { type Asked, whoAnswers } from './request.policy.ts';
import type { Release } from './release.ts';
import { soon } from './soon.ts';
import { ReleaseStore } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build. */
declare const RELEASE: Release;

/** How long the server is waited for where something is stored. */
const PATIENCE = 2_500;

const plain = new Set(RELEASE.plain);
// Unhashed files are asked of the server, and not of the browser's own cache: they may be those of the last release.
const store = new ReleaseStore(RELEASE, self.caches, (path) =>
  fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
);

// A new release takes over at once. Pages that are open run theirs to the end: its files stay stored.
self.addEventListener('install', (event) => event.waitUntil(store.install().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) =>
  event.waitUntil(store.cleanUp().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const answer = answered(event);
  if (answer !== null) event.respondWith(answer);
});

function answered(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const asked = askedIn(request);
  switch (whoAnswers(asked, plain)) {
    case 'browser':
      return null;
    case 'stored-file':
      return store.file(asked.path ?? '').then((file) => file ?? fetch(request));
    case 'server-or-copy':
      return soon(store.configuration(), PATIENCE, () => store.lastConfiguration());
    case 'stored-page':
      event.waitUntil(lookForNewer(event.resultingClientId));
      return store.page().then((page) => page ?? fetch(request));
    case 'server-or-page':
      return soon(fetch(request), PATIENCE, () => store.page());
    case 'server-or-start':
      return fetch(request).catch(() => Response.redirect('/'));
  }
}

function askedIn({ method, url, mode, cache }: Request): Asked {
  const { origin, pathname } = new URL(url);
  return {
    method,
    path: origin === self.location.origin ? pathname : null,
    isPage: mode === 'navigate',
    isReload: cache !== 'default',
  };
}

/**
 * The browser looks for a newer service worker by itself, but only with a page from the server, and once a day. It puts an
 * update off that is asked for while no page is open, each time for longer: after three visits that are left at once it
 * would not look for minutes. So only the page that was asked for, once it is open, leads to an update.
 */
async function lookForNewer(page: string): Promise<void> {
  const isSame = await store.refreshPage().catch(() => true);
  if (isSame || (await self.clients.get(page)) === undefined) return;
  await self.registration.update().catch(() => {});
}
