import { parseAppPath } from '@ridgeline/core/routes';
import { Link } from 'react-router-dom';
import { BrowserAnchor, type AnchorProps } from '../ui/anchor.tsx';

/** The router follows what leads to a path of this app; other sites, new tabs and downloads are the browser's. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const isFollowed = rest.target === undefined && rest.download === undefined && parseAppPath(href).ok;
  return isFollowed ? <Link {...rest} to={href} discover="none" /> : <BrowserAnchor {...rest} href={href} />;
}
