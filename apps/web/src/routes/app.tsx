import { ROUTES } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { useViewModel } from '../composition/container-context.tsx';
import { Bare } from '../shell/bare.tsx';
import { Shell } from '../shell/shell.tsx';
import { ShellViewModel } from '../shell/shell.view-model.ts';
import type { Arrivals } from './arrivals.ts';
import type { BrowserNavigation } from './browser-navigation.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RouteFailure } from './route-failure.tsx';
import type { ScreenShelf } from './screen-shelf.ts';

type Props = {
  readonly navigation: BrowserNavigation;
  readonly screens: ScreenShelf;
  readonly arrivals: Arrivals;
};

/** The screen at the address, in the shell; NAV-2: an open one stands outside it. */
export const App = observer(function App(props: Props) {
  const { screen } = props.navigation;
  const isOpen = screen !== null && ROUTES[screen].kind === 'open';
  const Frame = isOpen ? Bare : InShell;
  return (
    <ErrorBoundary fallback={RouteFailure}>
      <Frame>
        <CurrentScreen {...props} />
      </Frame>
    </ErrorBoundary>
  );
});

function InShell({ children }: { readonly children: ReactNode }) {
  return <Shell vm={useViewModel(ShellViewModel)}>{children}</Shell>;
}

/** Another path is another screen, even where it looks alike; another query is not. */
const CurrentScreen = observer(function CurrentScreen({ navigation, screens, arrivals }: Props) {
  const { screen, failure, address, entryId, isLoading } = navigation;
  const path = address.split(/[?#]/)[0] ?? '/';
  const Screen = screens.get(screen);
  const isThere = failure !== null || Screen !== null;
  useLayoutEffect(() => {
    if (isThere) arrivals.arrive({ path, entryId });
  }, [arrivals, path, entryId, isThere]);

  if (failure !== null) return <RouteFailure key={entryId} error={failure} />;
  if (Screen === null) return isLoading ? null : <RouteFailure error={new Error('no screen has come')} />;
  return (
    <ErrorBoundary key={path} fallback={RouteFailure}>
      <Screen />
    </ErrorBoundary>
  );
});
