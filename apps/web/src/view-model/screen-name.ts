import { type LinkedRoute, routeOf } from '@ridgeline/core/routes';

/** The route that a screen belongs to; null is the 404 screen. */
export type ScreenName = LinkedRoute | null;

/** NAV-6: an address with the legacy prefix has no screen either; the guard leads to the one it means. */
export function screenAt(address: string): ScreenName {
  const name = routeOf(address)?.name ?? 'legacy';
  return name === 'legacy' ? null : name;
}
