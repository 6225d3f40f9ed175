import {
  CALCULATOR_TYPES,
  type CalculatorType,
  type LinkedRoute,
  type RouteRow,
  ROUTES,
} from '@ridgeline/core/routes';
import type { RouteObject } from 'react-router-dom';
import { BareLayout } from './bare.layout.tsx';
import type { HeadingFocus } from '../router/heading-focus.ts';
import { otherDocument } from './other-document.ts';
import { RootLayout } from './root.layout.tsx';
import { RouteFailure } from './route-failure.tsx';
import { frameRoute, screenRoute } from './screen-route.tsx';
import { FRAMES, screenFor } from './screens.ts';
import { ShellLayout } from './shell.layout.tsx';

type Layout = 'bare' | 'shell';

const NAMES = Object.keys(ROUTES).filter((name): name is LinkedRoute => name !== 'legacy');

/**
 * Core's route table as routes of the router: each screen in its layout, everything else the 404 screen. `inCardPage`:
 * whether this document was loaded as a page that takes cards.
 */
export function appRoutes(focus: HeadingFocus, { inCardPage = false } = {}): RouteObject[] {
  const shown = (name: LinkedRoute | null, type: CalculatorType | null = null) =>
    isCardPage(name) === inCardPage ? screenRoute(screenFor(name, type), focus) : otherDocument;
  const routesOf = (names: readonly LinkedRoute[]): RouteObject[] =>
    names.flatMap((name) => patternsOf(name).map(({ path, type }) => ({ path, ...shown(name, type) })));
  const framed = new Set(FRAMES.flatMap(({ around }) => around));
  const screensIn = (layout: Layout): RouteObject[] =>
    routesOf(NAMES.filter((name) => layoutOf(name) === layout && !framed.has(name)));
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      children: [
        { Component: BareLayout, children: screensIn('bare') },
        {
          Component: ShellLayout,
          children: [
            ...screensIn('shell'),
            ...FRAMES.map(({ load, around }) => ({ ...frameRoute(load), children: routesOf(around) })),
            // NAV-6
            { path: '*', ...shown(null) },
          ],
        },
      ],
    },
  ];
}

function layoutOf(name: LinkedRoute): Layout {
  // NAV-2
  return ROUTES[name].kind === 'open' ? 'bare' : 'shell';
}

function isCardPage(name: LinkedRoute | null): boolean {
  const row: RouteRow | null = name && ROUTES[name];
  return row?.takesCards === true;
}

/** NAV-5: a calculator's path has one of the known types; any other path is unknown. */
function patternsOf(
  name: LinkedRoute,
): readonly { readonly path: string; readonly type: CalculatorType | null }[] {
  const { pattern } = ROUTES[name];
  return name === 'calculator' || name === 'estimate'
    ? CALCULATOR_TYPES.map((type) => ({ path: pattern.replace(':type', type), type }))
    : [{ path: pattern, type: null }];
}
