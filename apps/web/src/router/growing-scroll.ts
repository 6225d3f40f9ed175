import type { DataRouter } from 'react-router-dom';

/** Time limit for a screen to grow to its scroll position: its rows may come over a slow network. */
const GIVE_UP_AFTER = 15_000;
const SIGNS_OF_A_PERSON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where a section of a screen stood in the window when the screen was left. */
type Standing = { readonly id: string; readonly top: number };
/** Scrolls as far as the page reaches, and tells whether that was far enough. */
type Scroll = () => boolean;

/**
 * The router scrolls once, when a screen appears: to where it was left, or to the section that the address names. A screen
 * that is still loading is too short for that: it is scrolled again as it grows, unless the user has started to scroll.
 * Parts far from the window may have had other heights when the screen was left: it is the section in view that comes back
 * to its place.
 */
export function scrollAsItGrows(window: Window, router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let { location, restoreScrollPosition } = router.state;
  const left = new Map<string, Standing | null>();
  const arrive = ({ key, hash }: DataRouter['state']['location']) =>
    follow(
      window,
      typeof restoreScrollPosition === 'number'
        ? toPosition(window, restoreScrollPosition, left.get(key) ?? null)
        : toSection(window, hash),
    );
  // To a section that came with the page the browser has scrolled.
  let stop = sectionOf(window, location.hash) === null ? arrive(location) : () => {};
  router.subscribe((state) => {
    const before = { location, restoreScrollPosition };
    ({ location, restoreScrollPosition } = state);
    const isEntered = location.key !== before.location.key;
    const isLeft = location.pathname !== before.location.pathname;
    const isRestored =
      typeof restoreScrollPosition === 'number' &&
      (isEntered || restoreScrollPosition !== before.restoreScrollPosition);
    // The screen that is left is still on the page.
    if (isLeft) left.set(before.location.key, sectionInView(window));
    if (isEntered || isRestored) stop();
    // A section of the same screen is there already, and the router scrolls to it.
    if (isLeft || isRestored) stop = arrive(location);
  });
}

/** How many screens were followed. */
let followed = 0;

/** Until it is scrolled far enough, parts far from the window have their real heights. */
function follow(window: Window, scroll: Scroll | null): () => void {
  if (scroll === null) return () => {};
  const { documentElement: root, body } = window.document;
  const mark = String((followed += 1));
  root.dataset['restoring'] = mark;
  const grows = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const stop = () => {
    grows.disconnect();
    clearTimeout(giveUp);
    for (const sign of SIGNS_OF_A_PERSON) window.removeEventListener(sign, stop);
    // Two frames later: their heights are then known, and kept.
    window.requestAnimationFrame(() =>
      window.requestAnimationFrame(() => {
        if (root.dataset['restoring'] === mark) delete root.dataset['restoring'];
      }),
    );
  };
  const giveUp = setTimeout(stop, GIVE_UP_AFTER);
  for (const sign of SIGNS_OF_A_PERSON) window.addEventListener(sign, stop, { passive: true });
  grows.observe(body);
  return stop;
}

function toPosition(window: Window, position: number, standing: Standing | null): Scroll | null {
  if (position <= 0) return null;
  return () => {
    const section = standing && window.document.getElementById(standing.id);
    const top =
      standing && section ? window.scrollY + section.getBoundingClientRect().top - standing.top : position;
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top;
  };
}

function toSection(window: Window, hash: string): Scroll | null {
  if (hash === '') return null;
  return () => {
    const section = sectionOf(window, hash);
    section?.scrollIntoView({ behavior: 'instant' });
    return section !== null;
  };
}

function sectionOf(window: Window, hash: string): HTMLElement | null {
  return window.document.getElementById(hash.slice(1));
}

/** The last section that begins in the upper half of the window, or above it; null on a screen without sections. */
function sectionInView(window: Window): Standing | null {
  const sections = [...window.document.querySelectorAll('main section[id]')];
  const standings = sections.map((section) => ({ id: section.id, top: section.getBoundingClientRect().top }));
  return standings.findLast(({ top }) => top < window.innerHeight / 2) ?? null;
}
