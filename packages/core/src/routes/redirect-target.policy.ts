import { parseAppPath, type AppPath } from './app-path.ts';
import { withoutLegacyPrefix } from './legacy-prefix.policy.ts';
import { routeOf } from './route-of.policy.ts';
import type { RouteName } from './routes.ts';

/** Steps of the way in that need a login: to be led back to them would be a circle, as with the sign-in screens. */
const STEPS_IN: ReadonlySet<RouteName> = new Set(['acceptTerms', 'introduceYourself', 'mandatoryProfile']);

/** NAV-10: a path of this app that is not on the way in, or null. What was stored, or carried in an address, comes through here. */
export function redirectTarget(input: unknown): AppPath | null {
  const parsed = parseAppPath(input);
  if (!parsed.ok) return null;
  const path = withoutLegacyPrefix(parsed.value) ?? parsed.value;
  const place = routeOf(path);
  if (place === null || place.kind === 'public-only' || STEPS_IN.has(place.name)) return null;
  return path;
}
