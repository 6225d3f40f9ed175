import { posix } from 'node:path';

/** Where a link of a page leads. */
export type Target =
  | { readonly to: 'page'; readonly name: string; readonly anchor: string }
  | { readonly to: 'picture'; readonly file: string }
  /** A file of the repository that is no page of the site. */
  | { readonly to: 'file'; readonly file: string }
  /** A page of the product, or of the API. */
  | { readonly to: 'route'; readonly path: string }
  | { readonly to: 'outside'; readonly address: string };

const PICTURE = /[.](png|svg|webp|jpe?g)$/;
/** Pages that the build makes, which Markdown files link by their address. */
export const MADE_PAGES = ['api', 'decisions'];

export function targetOf(from: string, href: string, pages: ReadonlySet<string>): Target {
  if (/^[a-z]+:/.test(href)) return { to: 'outside', address: href };
  if (href.startsWith('/')) return { to: 'route', path: href };
  const [path = '', anchor = ''] = href.split('#');
  if (path === '') return { to: 'page', name: from, anchor };
  const file = posix.normalize(posix.join('docs', posix.dirname(from), path));
  if (PICTURE.test(file)) return { to: 'picture', file };
  const name = file.replace(/^docs\//, '').replace(/[.]md$/, '');
  const isPage = file.startsWith('docs/') && (pages.has(name) || MADE_PAGES.includes(name));
  return isPage ? { to: 'page', name, anchor } : { to: 'file', file };
}

/** The address of a page of the site. */
export function addressOf(name: string, anchor = ''): string {
  const path = name.replace(/(^|\/)index$/, '$1');
  return `/docs/${path}${anchor === '' ? '' : `#${anchor}`}`;
}
