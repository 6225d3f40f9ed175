import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A little less than phones wait before they begin to drag a link, or show their own menu. */
const LONG = 450;
/** In pixels: a finger that moves less than this counts as resting; more is a scroll. */
const REST = 10;

type Press = { readonly x: number; readonly y: number; readonly timer: number };

/**
 * A finger that rests on a row of a list acts on that row, and opens nothing. Rows have `data-row`. The handlers are
 * for the list. It is a shortcut only: there is another way to the same action.
 */
export function useLongPress(act: (rowId: string) => void) {
  const press = useRef<Press | null>(null);
  /** The click that ends a long press is not meant for the link below the finger. */
  const isSpent = useRef(false);
  const stop = (): void => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(
    () => () => {
      if (press.current !== null) window.clearTimeout(press.current.timer);
    },
    [],
  );
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      isSpent.current = false;
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const id = row?.dataset['row'];
      if (pointerType !== 'touch' || !isPrimary || id === undefined) return;
      const timer = window.setTimeout(() => {
        press.current = null;
        isSpent.current = true;
        act(id);
      }, LONG);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > REST) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!isSpent.current) return;
      isSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own menu for a link would come up at the same time.
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== null || isSpent.current) event.preventDefault();
    },
  };
}
