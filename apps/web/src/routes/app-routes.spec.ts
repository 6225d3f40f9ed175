// @vitest-environment jsdom
import { type RouteName, routeOf, ROUTES } from '@ridgeline/core/routes';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { appRoutes } from './app-routes.tsx';
import { otherDocument } from './other-document.ts';
import { HeadingFocus } from '../router/heading-focus.ts';

const routes = appRoutes(new HeadingFocus(document));

const patternAt = (path: string): string | undefined => matchRoutes(routes, path)?.at(-1)?.route.path;
const layoutsAt = (path: string): readonly (string | undefined)[] =>
  (matchRoutes(routes, path) ?? []).slice(1, -1).map(({ route }) => route.Component?.name ?? 'a frame');

/** Includes values that are also names of a route or a calculator. */
const VALUES = ['1024', 'for', 'go', 'sample', 'iws', 'permit-fee', 'a%20b', 'a%2Fb', '%C3%A9'];
const VARIANTS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/[/]?$/, '/'),
  (path) => path.toUpperCase(),
  (path) => `${path}/more`,
  (path) => path.replace(/[/][^/]*$/, '') || '/',
  (path) => `/main${path}`,
];

const goesElsewhere = (path: string, among: typeof routes): boolean =>
  matchRoutes(among, path)?.at(-1)?.route.loader === otherDocument.loader;

describe('the routes of the router', () => {
  it('PLAN-9 load a page that takes cards as a document of its own, and leave it in the same way', () => {
    const inCardPage = appRoutes(new HeadingFocus(document), { inCardPage: true });
    for (const path of ['/plans/purchase', '/subscription', '/singlepurchase']) {
      expect([path, goesElsewhere(path, routes), goesElsewhere(path, inCardPage)]).toEqual([
        path,
        true,
        false,
      ]);
    }
    for (const path of ['/', '/plans', '/dashboard', '/report/1024', '/no-such-page']) {
      expect([path, goesElsewhere(path, routes), goesElsewhere(path, inCardPage)]).toEqual([
        path,
        false,
        true,
      ]);
    }
  });

  it('PLAN-9 keep the query of a document that is loaded anew', () => {
    const request = new Request('http://localhost/plans/purchase?sku=plan_premium');
    const { headers } = otherDocument.loader({ request } as never);
    expect(headers.get('location')).toBe('/plans/purchase?sku=plan_premium');
    expect(headers.get('x-remix-reload-document')).toBe('true');
  });

  it('are told apart by it', () => {
    const router = createMemoryRouter(routes);
    expect(router.routes).toHaveLength(1);
    router.dispose();
  });

  it.each(Object.keys(ROUTES) as RouteName[])(
    'NAV-1 NAV-2 NAV-3 NAV-4 NAV-5 NAV-6 show what core names for addresses of %s',
    (name) => {
      const filled = VALUES.map((value) => ROUTES[name].pattern.replaceAll(/:\w+\??|\*/g, value));
      const addresses = new Set(VARIANTS.flatMap((variant) => filled.map(variant)));
      for (const address of addresses) {
        const named = routeOf(address)?.name ?? 'legacy';
        expect([address, patternAt(address)]).toEqual([address, patternOf(named, address)]);
      }
    },
  );

  it.each([
    ['NAV-2', '/public/report/1024', ['BareLayout']],
    ['D RPT-7.2', '/paper/5f70', ['BareLayout']],
    ['D HDR-11.1', '/terms', ['BareLayout']],
    ['NAV-3', '/report/sample', ['ShellLayout']],
    ['NAV-3', '/report/for', ['ShellLayout']],
    ['NAV-4', '/dashboard', ['ShellLayout']],
    ['NAV-4', '/profile', ['ShellLayout', 'a frame']],
    ['NAV-4', '/profile/password', ['ShellLayout', 'a frame']],
    ['NAV-1', '/', ['ShellLayout']],
    ['NAV-6', '/no/such/page', ['ShellLayout']],
  ])('%s nest %s in its layouts', (_, path, layouts) => {
    expect(layoutsAt(path)).toEqual(layouts);
  });
});

/** The 404 screen is for paths that core does not know, and for the legacy prefix, which the guard removes. */
function patternOf(name: RouteName, address: string): string {
  if (name === 'legacy') return '*';
  return ROUTES[name].pattern.replace(':type', routeOf(address)?.params['type']?.toLowerCase() ?? '');
}
