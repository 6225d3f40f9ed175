import type { DataRouter } from 'react-router-dom';

/** Time limit for a screen to grow to its restored scroll position: its rows may come over a slow network. */
const GIVE_UP_AFTER = 15_000;
const SIGNS_OF_A_PERSON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * The router restores a scroll position once, when the screen appears. A screen whose rows are still loading is too
 * short for it: it is scrolled again as it grows, unless the user has started to scroll.
 */
export function scrollAsItGrows(window: Window, router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let { location, restoreScrollPosition } = router.state;
  let stop = () => {};
  router.subscribe((state) => {
    if (state.location === location && state.restoreScrollPosition === restoreScrollPosition) return;
    ({ location, restoreScrollPosition } = state);
    stop();
    if (typeof restoreScrollPosition === 'number' && restoreScrollPosition > 0) {
      stop = follow(window, restoreScrollPosition);
    }
  });
}

function follow(window: Window, top: number): () => void {
  const grows = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top) stop();
  });
  const stop = () => {
    grows.disconnect();
    clearTimeout(giveUp);
    for (const sign of SIGNS_OF_A_PERSON) window.removeEventListener(sign, stop);
  };
  const giveUp = setTimeout(stop, GIVE_UP_AFTER);
  for (const sign of SIGNS_OF_A_PERSON) window.addEventListener(sign, stop, { passive: true });
  grows.observe(window.document.body);
  return stop;
}
