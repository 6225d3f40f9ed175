import { routeOf } from './route-of.policy.ts';
import { ROUTES, type RouteRow } from './routes.ts';

/** Whether Google's one-tap prompt may be shown in the page at this path. */
// D AUTH-9.2
export function promptsGoogle(path: string): boolean {
  const place = routeOf(path);
  const row: RouteRow | null = place === null ? null : ROUTES[place.name];
  return row?.promptsGoogle === true;
}
