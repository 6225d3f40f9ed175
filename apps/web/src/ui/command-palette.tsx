/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is an entry of a menu that an input moves through */
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import styles from './command-palette.module.css';
import { fits } from './command-match.ts';
import { SearchIcon } from './icons.tsx';
import lists from './list.module.css';
import type { MenuEntry, MenuGroup } from './menu.tsx';
import { ModalLayer } from './modal-layer.tsx';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names the palette. */
  readonly label: string;
  readonly placeholder: string;
  readonly emptyLabel: string;
  readonly groups: readonly MenuGroup[];
  /** What is typed, for an owner that finds entries by it; empty when the palette closes. */
  readonly onType?: ((text: string) => void) | undefined;
}

/** Search by part of a name, Enter to run. The owner opens it with Ctrl or ⌘ K. */
export function CommandPalette({
  isOpen,
  onClose,
  label,
  placeholder,
  emptyLabel,
  groups,
  onType,
}: CommandPaletteProps) {
  return (
    <ModalLayer scrimClass={styles['scrim']} sheetClass={styles['palette']} isOpen={isOpen} onClose={onClose}>
      <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
        <Finder
          label={label}
          placeholder={placeholder}
          emptyLabel={emptyLabel}
          groups={groups}
          onType={onType}
          onClose={onClose}
        />
      </Dialog>
    </ModalLayer>
  );
}

/**
 * Mounted only while the palette is open, so that it opens empty. The focus stays in its field, which names the marked entry; not
 * React Aria's autocomplete, whose collection is built anew for each key.
 */
function Finder({
  label,
  placeholder,
  emptyLabel,
  groups,
  onType,
  onClose,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, mark] = useState<string | null>(null);
  useEffect(() => () => onType?.(''), [onType]);
  useEffect(() => {
    if (marked !== null) markedIn(list.current)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const found = groups
    .map((group) =>
      group.isMatched === true
        ? group
        : { ...group, entries: group.entries.filter((entry) => fits(typed, wordsOf(entry))) },
    )
    .filter((group) => group.entries.length > 0);
  // What is disabled is shown, and passed over.
  const ids = found.flatMap(({ entries }) =>
    entries.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id),
  );
  const isThere = marked !== null && ids.includes(marked);
  // Enter does what fits best, unless another entry was chosen.
  const at = isThere ? marked : typed.trim() === '' ? null : (ids[0] ?? null);
  const active = at === null ? {} : { 'aria-activedescendant': `${listId}-${at}` };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      mark(ids.at(placeAfter(at === null ? null : ids.indexOf(at), event.key, ids.length)) ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      markedIn(list.current)?.click();
    }
  };
  return (
    <>
      <div className={styles['field']}>
        <SearchIcon />
        <input
          type="search"
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={listId}
          {...active}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- people open the palette to type
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          className={styles['input']}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            mark(null);
            onType?.(target.value);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="menu"
        aria-label={label}
        {...active}
        // It scrolls, so that it has to be reached by keys.
        tabIndex={0}
        className={styles['list']}
        onKeyDown={press}
      >
        {found.map((group) => (
          <div key={group.id} role="group" className={lists['section']} aria-label={group.label}>
            <div role="presentation" className={lists['sectionTitle']}>
              {group.label}
            </div>
            {group.entries.map((entry) => (
              <Command
                key={entry.id}
                id={`${listId}-${entry.id}`}
                entry={entry}
                isMarked={entry.id === at}
                onClose={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      <output className={classNames(found.length === 0 && lists['empty'])}>
        {found.length === 0 ? emptyLabel : ''}
      </output>
    </>
  );
}

interface CommandProps {
  readonly id: string;
  readonly entry: MenuEntry;
  readonly isMarked: boolean;
  readonly onClose: () => void;
}

const Command = memo(function Command({ id, entry, isMarked, onClose }: CommandProps) {
  const { label, icon, detail, href, onAction, isDisabled = false } = entry;
  const props = {
    id,
    role: 'menuitem',
    tabIndex: -1,
    className: lists['item'],
    ...(isMarked ? { 'data-focused': true } : {}),
    // The focus stays in the field.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    ...(isDisabled
      ? { 'aria-disabled': true, 'data-disabled': true }
      : {
          onClick: () => {
            onClose();
            onAction?.();
          },
        }),
  };
  const words = (
    <>
      {icon}
      <span className={lists['words']}>{label}</span>
      {detail !== undefined && <span className={lists['detail']}>{detail}</span>}
    </>
  );
  return href === undefined || isDisabled ? (
    <div {...props}>{words}</div>
  ) : (
    <Anchor {...props} href={href}>
      {words}
    </Anchor>
  );
});

function markedIn(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[data-focused]') ?? null;
}

/** The place of the next entry, or the one before; after the last the first. */
function placeAfter(place: number | null, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (place === null) return key === 'ArrowDown' ? 0 : count - 1;
  return key === 'ArrowDown' ? (place + 1) % count : place - 1;
}

function wordsOf(entry: MenuEntry): string {
  return `${entry.label} ${entry.detail ?? ''}`;
}
