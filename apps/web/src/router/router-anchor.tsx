import { parseAppPath } from '@ridgeline/core/routes';
import { use, type MouseEvent } from 'react';
import { createPath, parsePath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { BrowserAnchor, type AnchorProps } from '../ui/anchor.tsx';

/**
 * The router handles links to paths of this app; the browser handles other sites, new tabs and downloads. The router's own `Link`
 * reads the location, so that each link of the page would be rendered again with each change of the address, such as a sort or
 * the next page of a list; paths of this app do not depend on it.
 */
export function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  const router = use(DataRouterContext)?.router;
  const path = parseAppPath(href);
  const isFollowed = rest.target === undefined && rest.download === undefined && path.ok;
  if (router === undefined || !isFollowed) return <BrowserAnchor {...rest} onClick={onClick} href={href} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // A link to where one is adds nothing to go back to.
    const replace = createPath(parsePath(href)) === createPath(router.state.location);
    void router.navigate(href, { replace });
  };
  return <BrowserAnchor {...rest} href={href} onClick={follow} />;
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
