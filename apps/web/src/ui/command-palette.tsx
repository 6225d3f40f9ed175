import { useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { entryElement } from './anchor.tsx';
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

/** Mounted only while the palette is open, so that it opens empty. */
function Finder({
  label,
  placeholder,
  emptyLabel,
  groups,
  onType,
  onClose,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  useEffect(() => () => onType?.(''), [onType]);
  const found = groups
    .map((group) =>
      group.isMatched === true
        ? group
        : { ...group, entries: group.entries.filter((entry) => fits(typed, wordsOf(entry))) },
    )
    .filter((group) => group.entries.length > 0);
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        onType?.(text);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- people open the palette to type */}
      <SearchField
        aria-label={label}
        autoFocus
        className={styles['field'] ?? ''}
        // The search field would only clear itself and need a second Escape.
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <SearchIcon />
        <Input className={styles['input'] ?? ''} placeholder={placeholder} />
      </SearchField>
      <Menu
        aria-label={label}
        className={styles['list'] ?? ''}
        onAction={onClose}
        renderEmptyState={() => <div className={lists['empty']}>{emptyLabel}</div>}
      >
        {found.map((group) => (
          <MenuSection key={group.id} className={lists['section'] ?? ''} aria-label={group.label}>
            <Header className={lists['sectionTitle'] ?? ''}>{group.label}</Header>
            {group.entries.map((entry) => (
              <Command key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

function Command({ entry }: { readonly entry: MenuEntry }) {
  const { id, label, icon, detail, href, onAction, isDisabled = false } = entry;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={lists['item'] ?? ''}
      {...(href === undefined ? {} : { href, render: entryElement })}
      {...(onAction === undefined ? {} : { onAction })}
    >
      {icon}
      <span className={lists['words']}>
        <Text slot="label">{label}</Text>
      </span>
      {detail !== undefined && (
        <Text slot="description" className={lists['detail'] ?? ''}>
          {detail}
        </Text>
      )}
    </MenuItem>
  );
}

function wordsOf(entry: MenuEntry): string {
  return `${entry.label} ${entry.detail ?? ''}`;
}
