import { useEffect, useRef, type RefObject } from 'react';

const OPERABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';
/** An overlay may need this many frames to close. */
const FRAMES = 60;

/**
 * For a region whose parts are removed, replaced or disabled while they have the focus, or while a dialog has it that they opened.
 * The focus would fall to the page: it goes on with what has come in their place, with the part before, such as the button of a
 * form that was closed, with the next part, or with the region, which has `tabIndex={-1}`.
 */
export function useKeptFocus<Region extends HTMLElement>(): RefObject<Region | null> {
  const place = useRef<Region>(null);
  useEffect(() => (place.current === null ? undefined : keepFocusIn(place.current)), []);
  return place;
}

/** Returns the function that ends it. */
function keepFocusIn(region: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  /** The parts when `held` got the focus, and those that had it before, the newest first. */
  let known: readonly HTMLElement[] = [];
  let before: readonly HTMLElement[] = [];
  let frame = 0;
  const operable = () => [...region.querySelectorAll<HTMLElement>(OPERABLE)];
  const next = (): HTMLElement | undefined => {
    const all = operable();
    const index = held === null ? 0 : known.indexOf(held);
    return (
      all.find((one) => !known.includes(one)) ??
      before.find((one) => all.includes(one)) ??
      all[Math.min(index, all.length - 1)]
    );
  };
  const goOn = (frames: number): void => {
    cancelAnimationFrame(frame);
    const { activeElement, body } = document;
    if (held === null) return;
    if (activeElement === null || activeElement === body) {
      // All may be disabled for a moment.
      const goal = next() ?? (region.querySelector(':disabled') === null ? region : null);
      if (!region.contains(held)) goal?.focus();
      else if (!held.matches(':disabled')) held.focus();
    } else if (frames > 0 && activeElement.closest(OVERLAY) !== null) {
      frame = requestAnimationFrame(() => goOn(frames - 1));
    }
  };
  const changes = new MutationObserver(() => goOn(FRAMES));
  const came = ({ target }: FocusEvent): void => {
    if (held !== null) before = [held, ...before].slice(0, 5);
    held = target as HTMLElement;
    known = operable();
  };
  const left = ({ relatedTarget }: FocusEvent): void => {
    const goes = relatedTarget instanceof Element ? relatedTarget : null;
    if (goes !== null && !region.contains(goes) && goes.closest(OVERLAY) === null) held = null;
    // To the page, by a click, and not because it is gone.
    if (goes === null)
      requestAnimationFrame(() => {
        const isLeft = document.activeElement === document.body;
        if (isLeft && held !== null && region.contains(held) && !held.matches(':disabled')) held = null;
      });
  };
  changes.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  region.addEventListener('focusin', came);
  region.addEventListener('focusout', left);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    region.removeEventListener('focusin', came);
    region.removeEventListener('focusout', left);
  };
}
