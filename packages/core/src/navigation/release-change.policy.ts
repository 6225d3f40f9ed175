import { routeOf } from '../routes/route-of.policy.ts';
import type { RouteName } from '../routes/routes.ts';

/** Where a person begins something: nothing is typed yet, and nothing was carried over from another screen. */
const BEGINNINGS: ReadonlySet<RouteName> = new Set<RouteName>([
  'splash',
  'dashboard',
  'report',
  'tools',
  'estimates',
  'myTeam',
]);

/** ADR 52: a tab that has just opened this path may load the page anew, with the release that has come meanwhile. */
export function mayChangeRelease(path: string): boolean {
  const place = routeOf(path);
  return place !== null && BEGINNINGS.has(place.name);
}
