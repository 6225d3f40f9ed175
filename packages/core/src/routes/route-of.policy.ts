import { partsOf } from './address-text.ts';
import { CALCULATOR_TYPES, ROUTE_NAMES, ROUTES, type RouteKind, type RouteName } from './routes.ts';

/** Target of a path: the route, its parameters and its query. */
export type Place = {
  readonly name: RouteName;
  readonly kind: RouteKind;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
};

/** NAV-6: null is the "404 Not Found" screen. Letter case and trailing slashes do not matter, as for the router. */
export function routeOf(path: string): Place | null {
  if (!/^\/(?!\/)/.test(path)) return null;
  const { segments, query } = partsOf(path);
  for (const { name, kind, shape } of SHAPES) {
    const params = fit(shape, segments);
    if (params !== null) return isNamed(name, params) ? { name, kind, params, query } : null;
  }
  return null;
}

/** NAV-5: the type is a part of the path, so its letter case does not matter either. */
function isNamed(name: RouteName, params: Readonly<Record<string, string>>): boolean {
  const types: readonly (string | undefined)[] = CALCULATOR_TYPES;
  return (name !== 'calculator' && name !== 'estimate') || types.includes(params['type']?.toLowerCase());
}

type Shape = {
  readonly wanted: readonly string[];
  readonly least: number;
  readonly most: number;
};

/** Once: a screen asks for its route with each change of the address, and so do the parts around it. */
const SHAPES = /* @__PURE__ */ ROUTE_NAMES.map((name) => {
  const { pattern, kind } = ROUTES[name];
  return { name, kind, shape: shapeOf(pattern) };
});

function shapeOf(pattern: string): Shape {
  // The mark of an optional parameter falls away, as a query would.
  const wanted = partsOf(pattern).segments;
  const [isOpen, isOptional] = [pattern.endsWith('*'), pattern.endsWith('?')];
  return {
    wanted,
    least: isOpen || isOptional ? wanted.length - 1 : wanted.length,
    most: isOpen ? Infinity : wanted.length,
  };
}

/** The pattern's parameters in these segments, or null if it does not match. */
function fit({ wanted, least, most }: Shape, segments: readonly string[]): Record<string, string> | null {
  if (segments.length < least || segments.length > most) return null;

  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const segment = segments[at];
    if (part === '*' || segment === undefined) break;
    if (part.startsWith(':')) {
      if (!canFill(segment)) return null;
      params[part.slice(1)] = segment;
    } else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}

/** A browser takes one dot and two dots for steps up the path, however they are written. */
function canFill(segment: string): boolean {
  return segment !== '.' && segment !== '..';
}
