import { useDeferredValue } from 'react';

/**
 * Whether an overlay is shown: its button answers first, and what is heavy (the layer, and the page behind it, which becomes inert)
 * is rendered once that can be painted. It closes at once.
 */
export function useShownAfterAnswer(isOpen: boolean): boolean {
  return useDeferredValue(isOpen, false) && isOpen;
}
