import { type RefObject, useEffect, useState } from 'react';

/**
 * The key of a layer of React Aria, which is another one at each opening: a layer that is opened again while it closes would take keys,
 * and then be replaced with what was typed. React Aria removes a closed layer when its transitions have finished, and never if one of
 * them was cancelled, as happens to a layer that is closed while it opens: it would lie over the page, and keep the focus. Then a new
 * layer takes its place.
 */
export function useLayer(
  outermost: RefObject<HTMLElement | null>,
  { isOpen, isShown }: { readonly isOpen: boolean; readonly isShown: boolean },
): number {
  const [{ layer, wasOpen }, setLayer] = useState({ layer: 0, wasOpen: isOpen });
  if (isOpen !== wasOpen) setLayer({ layer: isOpen ? layer + 1 : layer, wasOpen: isOpen });
  useEffect(() => {
    const element = outermost.current;
    if (isShown || element === null || !('getAnimations' in element)) return;
    let isOver = false;
    const replace = async (): Promise<void> => {
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      if (!isOver && outermost.current === element && element.isConnected)
        setLayer((last) => ({ ...last, layer: last.layer + 1 }));
    };
    void replace();
    return () => {
      isOver = true;
    };
  }, [isShown, outermost]);
  return layer;
}
