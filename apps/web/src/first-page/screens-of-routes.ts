import { CALCULATOR_TYPES, type RouteName, ROUTES } from '@ridgeline/core/routes';
import { CALCULATORS, type LoadScreen, SCREENS } from '../routes/screens.ts';

/** A route with the file of its screen, such as `report` for `routes/screens/report.route.ts`. */
export type ScreenOfRoute = {
  /** The route's name; with its type for a route that shows one of the calculators, such as `estimate iws`. */
  readonly route: string;
  readonly kind: (typeof ROUTES)[RouteName]['kind'];
  readonly screen: string;
};

/** For the build, which writes a page for each screen. */
export function screensOfRoutes(): readonly ScreenOfRoute[] {
  return (Object.keys(ROUTES) as RouteName[]).flatMap((name) => {
    const { kind } = ROUTES[name];
    if (name === 'legacy') return [];
    if (name === 'calculator' || name === 'estimate') {
      return CALCULATOR_TYPES.map((type) => ({
        route: `${name} ${type}`,
        kind,
        screen: fileOf(CALCULATORS[type]),
      }));
    }
    return [{ route: name, kind, screen: fileOf(SCREENS[name]) }];
  });
}

/** The tables hold functions, so that a bundler finds the imports: the file stands in their text alone. */
function fileOf(load: LoadScreen): string {
  const [, file] = /\/([\w-]+)[.]route[.]tsx?/.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`no screen is imported by ${String(load)}`);
  return file;
}
