import { parseAppPath } from '@ridgeline/core/routes';
import type { Navigation } from '../view-model/navigation.ts';

/**
 * Goes where a pressed link leads without leaving the page. One ear for the whole page: a link is the browser's own,
 * and what it does otherwise (a new tab, a download, a place on this page, another site) stays the browser's.
 */
export function followLinks(page: Document, navigation: Pick<Navigation, 'go'>): () => void {
  const hear = (event: MouseEvent): void => {
    if (event.button !== 0 || isForTheBrowser(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !staysHere(link, page.location.origin)) return;
    const path = parseAppPath(`${link.pathname}${link.search}${link.hash}`);
    if (!path.ok) return;
    event.preventDefault();
    navigation.go(path.value);
  };
  // On the way down: React Aria's menus keep a click to themselves.
  page.addEventListener('click', hear, { capture: true });
  return () => page.removeEventListener('click', hear, { capture: true });
}

function isForTheBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function staysHere(link: HTMLAnchorElement, origin: string): boolean {
  const isInPlace = link.target === '' || link.target === '_self';
  const isPlaceOnThisPage = link.getAttribute('href')?.startsWith('#') === true;
  return link.origin === origin && isInPlace && !isPlaceOnThisPage && !link.hasAttribute('download');
}
