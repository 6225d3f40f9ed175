import { parseAppPath } from '@ridgeline/core/routes';
import { Link } from 'react-router-dom';
import { BrowserAnchor, type AnchorProps } from '../ui/anchor.tsx';

/** The router handles links to paths of this app; the browser handles other sites, new tabs and downloads. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const isFollowed = rest.target === undefined && rest.download === undefined && parseAppPath(href).ok;
  return isFollowed ? <Link {...rest} to={href} discover="none" /> : <BrowserAnchor {...rest} href={href} />;
}
