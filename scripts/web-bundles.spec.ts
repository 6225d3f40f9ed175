/** Bytes are counts, the same on every machine: a page that has grown fails here. `pnpm bench web-bundles` prints the table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type WebBundles, webBundles } from './bench/web-bundles.ts';

/** Screens behind a sign-in or another page, which come to a browser that has the shell. */
const FURTHER = new Set([
  'dashboard',
  'edit-team',
  'iws-calculator',
  'my-team',
  'permit-fee-calculator',
  'profile',
  'property-type',
  'search',
  'sign-up-with-team',
  'ventilation-calculator',
  'waste-calculator',
]);

describe('what a browser loads', () => {
  let bundles: WebBundles;

  beforeAll(async () => {
    bundles = await webBundles();
    // A build takes as long as the machine is busy with other specs.
  }, 300_000);

  it('is at most 165 KB of scripts for the first page of a visit', () => {
    const first = bundles.routes.filter(({ name }) => !FURTHER.has(name));
    expect(first.map(({ name }) => name)).toEqual(expect.arrayContaining(['splash', 'login', 'report']));
    expect(over(first, LIMITS.firstRoute, ({ asFirstPage }) => asFirstPage.scripts)).toEqual([]);
  });

  it('is at most 40 KB of scripts for each screen after that', () => {
    expect(bundles.routes.length).toBeGreaterThan(40);
    expect(over(bundles.routes, LIMITS.furtherRoute, ({ beyondShell }) => beyondShell)).toEqual([]);
  });

  it('is at most 15 KB of styles for any page', () => {
    expect(over(bundles.routes, LIMITS.styles, ({ asFirstPage }) => asFirstPage.styles)).toEqual([]);
  });
});

type Route = WebBundles['routes'][number];

function over(routes: readonly Route[], limit: number, bytesOf: (route: Route) => number) {
  return routes
    .map((route) => ({ route: route.name, bytes: bytesOf(route) }))
    .filter(({ bytes }) => bytes > limit);
}
