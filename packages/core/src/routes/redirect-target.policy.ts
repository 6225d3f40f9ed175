import { parseAppPath, type AppPath } from './app-path.ts';
import { withoutLegacyPrefix } from './legacy-prefix.policy.ts';
import { routeOf } from './route-of.policy.ts';
import type { RouteName } from './routes.ts';

/** Sign-in steps that need a login: redirecting back to them would be a loop, as with the sign-in screens. */
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
