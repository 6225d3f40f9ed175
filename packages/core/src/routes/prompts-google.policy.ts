import { routeOf } from './route-of.policy.ts';
import { ROUTES, type RouteRow } from './routes.ts';

/** The name in the header `Server-Timing` of a page whose policy admits Google's one-tap prompt. */
export const ADMITS_GOOGLE = 'admits-google';

/** Whether Google's one-tap prompt may be shown in the page at this path. */
// D AUTH-9.2
export function promptsGoogle(path: string): boolean {
  const place = routeOf(path);
  const row: RouteRow | null = place === null ? null : ROUTES[place.name];
  return row?.promptsGoogle === true;
}
