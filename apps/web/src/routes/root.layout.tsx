import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AnchorContext, type AnchorProps } from '../ui/anchor.tsx';
import { RouterAnchor } from '../router/router-anchor.tsx';

/** Around every page: the router follows its links and keeps its scroll position. */
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
