import type { LinkedRoute } from '@ridgeline/core/routes';
import { screenAt } from '../view-model/screen-name.ts';

type Load = (route: LinkedRoute) => Promise<unknown>;
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of a screen as soon as a link to it is hovered, touched or focused, so that navigating there
 * needs no request. One listener on the page serves every link, including those in menus.
 */
export function prefetchOnHover(page: Document, load: Load): () => void {
  const asked = new Set<LinkedRoute>();
  const listen = (event: Event) => {
    const route = routeBehind(event.target, page.location.origin);
    if (route === null || asked.has(route)) return;
    asked.add(route);
    // In a task of its own: the hover, touch or focus is painted first. A failed load is retried, and reported, when the user
    // navigates there.
    setTimeout(() => void load(route).catch(() => asked.delete(route)));
  };
  for (const sign of SIGNS) page.addEventListener(sign, listen, { passive: true });
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, listen);
  };
}

function routeBehind(target: EventTarget | null, origin: string): LinkedRoute | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== origin || link.target === '_blank') return null;
  return screenAt(`${link.pathname}${link.search}`);
}
