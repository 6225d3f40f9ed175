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
    const showNow = (): void => flushSync(() => hurry(true));
    // Before the key reaches what has the focus: what it types goes where the focus is afterwards.
    window.addEventListener('keydown', showNow, { capture: true, once: true });
    return () => window.removeEventListener('keydown', showNow, { capture: true });
  }, [waits]);
  return isShown;
}
