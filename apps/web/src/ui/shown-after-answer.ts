import { useDeferredValue } from 'react';

/**
 * Whether an overlay is shown: its button answers first, and what is heavy (the layer, and the page behind it, which becomes inert)
 * is rendered once that can be painted. By keys it opens at once, since the next key may follow at once and belongs to the overlay.
 * It closes at once.
 */
export function useShownAfterAnswer(isOpen: boolean): boolean {
  const isAnswered = useDeferredValue(isOpen, false);
  return isOpen && (isAnswered || !isByPointer());
}

/** Buttons take the focus when they are pressed; it is visible only where they were pressed by keys. */
function isByPointer(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLButtonElement && !activeElement.matches(':focus-visible');
}
