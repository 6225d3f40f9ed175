import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AnchorContext, type AnchorProps } from '../ui/anchor.tsx';
import { RouterAnchor } from '../router/router-anchor.tsx';

/** Wraps every page: the router handles links and restores the scroll position. */
export function RootLayout() {
  return (
    <AnchorContext value={routerAnchor}>
      <Outlet />
      <ScrollRestoration />
    </AnchorContext>
  );
}

function routerAnchor(props: AnchorProps) {
  return <RouterAnchor {...props} />;
}
