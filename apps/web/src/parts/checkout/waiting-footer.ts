import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A part of the page with which the footer waits, as for what loads, and until what came of it is painted: where the footer stands
 * depends on that, and only what was painted as hidden can be shown elsewhere without having moved.
 */
export function useWaitingFooter(waits: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = part;
    if (element === null) return undefined;
    element.dataset['waiting'] = '';
    if (waits) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete element.dataset['waiting']);
    });
    return () => cancelAnimationFrame(frame);
  }, [waits]);
  return part;
}
