import { type RefObject, useEffect, useRef } from 'react';

/** What a single key does with the row that has the focus. */
export type RowActions = Readonly<Record<string, (rowId: string) => void>>;

export interface RowKeys {
  /** The list: its rows have `data-row`, and each a link with `data-row-link`. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** By key as the keyboard names it: `x`, `X`. */
  readonly actions: RowActions;
  /** Keys that need no row, such as `/`. */
  readonly anywhere: Readonly<Record<string, () => void>>;
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
const OVERLAYS = '[data-scrim], [data-placement], dialog[open]';

/** Single keys in a list: j and k move the focus from row to row, others act on the row that has it. */
export function useRowKeys(keys: RowKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { isOn } = keys;
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (isTakenElsewhere(event) || !act(event.key, latest.current)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

/** Moves the focus to a row each time that `landing` is another object, and shows the head of the list with it. */
export function useLanding(
  frame: RefObject<HTMLElement | null>,
  landing: { readonly row: string } | null,
): void {
  useEffect(() => {
    const list = frame.current;
    if (landing === null || list === null) return;
    const row = rowsOf(list).find((one) => one.dataset['row'] === landing.row);
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true });
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView?.({ block: 'start' });
    else row?.scrollIntoView?.({ block: 'nearest' });
  }, [frame, landing]);
}

function isTakenElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  return (target instanceof Element && target.matches(FIELDS)) || document.querySelector(OVERLAYS) !== null;
}

/** Whether the key was meant for the list. */
function act(key: string, { frame, actions, anywhere }: RowKeys): boolean {
  const list = frame.current;
  const alone = Object.hasOwn(anywhere, key) ? anywhere[key] : undefined;
  if (alone !== undefined) {
    alone();
    return true;
  }
  if (list === null) return false;
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'k') {
    const next = rows[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)];
    next?.querySelector<HTMLElement>('[data-row-link]')?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
    return true;
  }
  const id = rows[at]?.dataset['row'];
  const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
  if (id === undefined || action === undefined) return false;
  action(id);
  return true;
}

function rowsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}
