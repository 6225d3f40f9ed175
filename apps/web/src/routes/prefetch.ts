import { type LinkedRoute, routeOf } from '@ridgeline/core/routes';

type Load = (route: LinkedRoute) => Promise<unknown>;
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of a screen as soon as a link to it is pointed at, touched or focused, so that going there asks
 * for nothing. One ear for the whole page: no link has to think of it.
 */
export function prefetchOnHover(page: Document, load: Load): () => void {
  const asked = new Set<LinkedRoute>();
  const hear = (event: Event) => {
    const route = routeBehind(event.target, page.location.origin);
    if (route === null || asked.has(route)) return;
    asked.add(route);
    // What cannot be had now is asked for again on the way there, and told then.
    load(route).catch(() => asked.delete(route));
  };
  for (const sign of SIGNS) page.addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, hear);
  };
}

function routeBehind(target: EventTarget | null, origin: string): LinkedRoute | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== origin || link.target === '_blank') return null;
  const name = routeOf(`${link.pathname}${link.search}`)?.name ?? 'legacy';
  return name === 'legacy' ? null : name;
}
