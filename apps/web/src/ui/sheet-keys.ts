import type { RefObject } from 'react';
import { type RowActions, useRowKeys } from './row-keys.ts';

const NO_ROWS: RowActions = {};

/** Single keys in a document of sheets: n and p move the focus from sheet to sheet, u to the next unknown. */
export function useSheetKeys(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useRowKeys({
    frame,
    isOn,
    actions: NO_ROWS,
    anywhere: {
      n: () => move(frame.current, sheetsOf, 1),
      p: () => move(frame.current, sheetsOf, -1),
      u: () => move(frame.current, unknownsOf, 1),
    },
  });
}

function sheetsOf(frame: HTMLElement): readonly HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(':scope > section h2')];
}

function unknownsOf(frame: HTMLElement): readonly HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('[data-unknown]')];
}

/** The next one after the focus, in the order of the document; after the last one the first. */
function move(
  frame: HTMLElement | null,
  among: (frame: HTMLElement) => readonly HTMLElement[],
  by: 1 | -1,
): void {
  if (frame === null) return;
  const all = among(frame);
  const from = document.activeElement;
  const passed = from === null || !frame.contains(from) ? [] : all.filter((one) => isUpTo(one, from));
  const at = passed.length - 1;
  const isOnIt = passed.at(-1) === from;
  const next = by === 1 ? at + 1 : isOnIt || at < 0 ? at - 1 : at;
  const target = all.at(next % Math.max(1, all.length));
  if (target === undefined) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'start' });
}

function isUpTo(one: HTMLElement, from: Element): boolean {
  return one === from || (one.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
