import { ROUTE_NAMES, ROUTES, type LinkedRoute } from '@ridgeline/core';
import type { ReactElement } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoadFailure } from './load-failure.tsx';
import { notFoundScreen, screenFor } from './screens.ts';

/** Core's route table as the router wants it. Who may see what is the guard's business, not the router's. */
export function makeRouter(shell: ReactElement): ReturnType<typeof createBrowserRouter> {
  const linked = ROUTE_NAMES.filter((name): name is LinkedRoute => name !== 'legacy');
  const children: RouteObject[] = linked.map((name) => ({
    path: ROUTES[name].pattern,
    lazy: screenFor(name),
  }));
  return createBrowserRouter([
    {
      element: shell,
      // What stands there while the first screen's code is on its way: the shell itself.
      HydrateFallback: () => shell,
      ErrorBoundary: LoadFailure,
      children: [
        { ErrorBoundary: LoadFailure, children: [...children, { path: '*', lazy: notFoundScreen }] },
      ],
    },
  ]);
}
