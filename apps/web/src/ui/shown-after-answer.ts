import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether an overlay is shown: its button answers first, and what is heavy (the layer, and the page behind it, which becomes inert)
 * is rendered once that can be painted. A key that comes before belongs to the overlay, however its button was pressed: it is
 * there at once, with the focus in it. It closes at once.
 */
export function useShownAfterAnswer(isOpen: boolean): boolean {
  const isAnswered = useDeferredValue(isOpen, false);
  const [isHurried, hurry] = useState(false);
  if (!isOpen && isHurried) hurry(false);
  const isShown = isOpen && (isAnswered || isHurried);
  const waits = isOpen && !isShown;
  useEffect(() => {
    if (!waits) return undefined;
    const showNow = (key: KeyboardEvent): void => {
      flushSync(() => hurry(true));
      giveToFocus(key);
    };
    // After the listener of React Aria, which moves the focus at once only for who is known to use the keyboard.
    document.addEventListener('keydown', showNow, { capture: true, once: true });
    return () => document.removeEventListener('keydown', showNow, { capture: true });
  }, [waits]);
  return isShown;
}

/** What the browser does by default for a key happens where the focus is then; its event goes to where the focus was. */
function giveToFocus(key: KeyboardEvent): void {
  const focused = document.activeElement;
  if (focused === null || focused === key.target) return;
  key.stopImmediatePropagation();
  const isDefault = focused.dispatchEvent(new KeyboardEvent(key.type, key));
  if (!isDefault) key.preventDefault();
}
