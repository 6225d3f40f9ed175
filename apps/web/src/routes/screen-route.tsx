import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLoaderData, useLocation, type RouteObject } from 'react-router-dom';
import { EffectsAtOnce } from '../parts/effects-at-once.tsx';
import type { HeadingFocus } from '../router/heading-focus.ts';
import { RouteFailure } from './route-failure.tsx';
import type { LoadScreen } from './screens.ts';

type ScreenRoute = Pick<RouteObject, 'lazy' | 'HydrateFallback' | 'ErrorBoundary'>;
type Screen = Awaited<ReturnType<LoadScreen>>;

/** A route whose screen is loaded on the first visit; until then the previous screen stays. */
export function screenRoute(load: LoadScreen, focus: HeadingFocus): ScreenRoute {
  return lazyRoute(load, (Screen) => <ShownScreen Screen={Screen} focus={focus} />);
}

/** A route around others; it stays mounted while they change. */
export function frameRoute(load: LoadScreen): ScreenRoute {
  return lazyRoute(load, (Frame) => <Frame />);
}

function lazyRoute(load: LoadScreen, shown: (Screen: ComponentType) => ReactNode): ScreenRoute {
  return {
    // The router calls `lazy` once and keeps a failure. A loader is called at each visit, so that it retries.
    lazy: () =>
      load().then(
        ({ Component }) => ({ Component: () => shown(Component) }),
        () => ({ loader: load, Component: () => shown(useLoaderData<Screen>().Component) }),
      ),
    HydrateFallback: Nothing,
    ErrorBoundary: RouteFailure,
  };
}

/** Another path mounts a new screen, even of the same kind; another query does not. */
function ShownScreen(props: { readonly Screen: ComponentType; readonly focus: HeadingFocus }) {
  const { pathname } = useLocation();
  return <ScreenAtPath key={pathname} {...props} />;
}

function ScreenAtPath({ Screen, focus }: { readonly Screen: ComponentType; readonly focus: HeadingFocus }) {
  const { key } = useLocation();
  const [visit] = useState(key);
  useLayoutEffect(() => focus.arrive(visit), [focus, visit]);
  return (
    <>
      <Screen />
      <EffectsAtOnce />
    </>
  );
}

/** Only the shell while the first screen is loading. */
function Nothing() {
  return null;
}
