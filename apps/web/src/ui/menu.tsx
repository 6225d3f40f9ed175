import { Fragment, type ReactNode, useRef } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { entryElement } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { InReaderLocale } from './in-reader-locale.tsx';
import lists from './list.module.css';
import type { OpenedMenu } from './menu-button.tsx';
import { useLayer } from './opened-layer.ts';
import { useShownAfterAnswer } from './shown-after-answer.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly detail?: string | undefined;
  /** A link or an action. */
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
}

export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly entries: readonly MenuEntry[];
  /** In a palette: its owner has chosen the entries by what is typed. */
  readonly isMatched?: boolean;
}

export interface MenuPopoverProps extends OpenedMenu {
  /** Names the menu. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Shown above the entries, such as the name of the user. */
  readonly head?: ReactNode;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A menu without its button (`MenuButton`), so that its code can be loaded when that is pressed. */
export function MenuPopover({
  label,
  triggerRef,
  isOpen,
  onClose,
  groups,
  head,
  placement = 'bottom end',
}: MenuPopoverProps) {
  const isShown = useShownAfterAnswer(isOpen);
  const popover = useRef<HTMLElement>(null);
  const layer = useLayer(popover, { isOpen, isShown });
  return (
    <InReaderLocale>
      <Popover
        key={layer}
        ref={popover}
        className={lists['popover'] ?? ''}
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isShown}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        placement={placement}
        offset={4}
      >
        {head}
        <AriaMenu className={lists['list'] ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
          {groups.map(groupOf)}
        </AriaMenu>
      </Popover>
    </InReaderLocale>
  );
}

function groupOf(group: MenuGroup) {
  return (
    <MenuSection key={group.id} className={lists['section'] ?? ''} aria-label={group.label}>
      {group.isLabelHidden === true ? (
        <Fragment />
      ) : (
        <Header className={lists['sectionTitle'] ?? ''}>{group.label}</Header>
      )}
      {group.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </MenuSection>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { id, label, icon, detail, href, target, onAction, isDisabled = false, isDanger = false } = entry;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={classNames(lists['item'], isDanger && lists['danger'])}
      {...(href === undefined ? {} : { href, render: entryElement })}
      {...(target === undefined ? {} : { target, rel: 'noopener noreferrer' })}
      {...(onAction === undefined ? {} : { onAction })}
    >
      {icon}
      <span className={lists['words']}>
        <Text slot="label">{label}</Text>
        {detail !== undefined && (
          <Text slot="description" className={lists['detail'] ?? ''}>
            {detail}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}
