import { parseAppPath, type AppPath } from './app-path.ts';
import { withoutLegacyPrefix } from './legacy-prefix.policy.ts';
import { routeOf } from './route-of.policy.ts';
import type { RouteName } from './routes.ts';

/** Steps of the way in that need a login: to be led back to them would be a circle, as with the sign-in screens. */
const STEPS_IN: ReadonlySet<RouteName> = new Set(['acceptTerms', 'introduceYourself', 'mandatoryProfile']);

/** D NAV-10.1: a path of this app that is not a sign-in screen, or null. Every stored or queried target is parsed here. */
export function redirectTarget(input: unknown): AppPath | null {
  const parsed = parseAppPath(input);
  if (!parsed.ok) return null;
  const path = withoutLegacyPrefix(parsed.value) ?? parsed.value;
  const place = routeOf(path);
  if (place === null || place.kind === 'public-only' || STEPS_IN.has(place.name)) return null;
  return path;
}
