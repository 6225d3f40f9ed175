import { type LinkedRoute, routeOf } from '@ridgeline/core/routes';

/** The route of a screen; null is the 404 screen. */
export type ScreenName = LinkedRoute | null;

/** NAV-6: an address with the legacy prefix has no screen; the guard redirects to the current address. */
export function screenAt(address: string): ScreenName {
  const name = routeOf(address)?.name ?? 'legacy';
  return name === 'legacy' ? null : name;
}
