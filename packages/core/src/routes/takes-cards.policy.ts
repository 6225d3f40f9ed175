import { routeOf } from './route-of.policy.ts';
import { ROUTES, type RouteRow } from './routes.ts';

/** Whether a card can be entered in the page at this path. */
// PLAN-9
export function takesCards(path: string): boolean {
  const place = routeOf(path);
  const row: RouteRow | null = place === null ? null : ROUTES[place.name];
  return row?.takesCards === true;
}
