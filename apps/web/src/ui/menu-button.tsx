import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** What its owner needs to render the menu of a button. */
export interface OpenedMenu {
  /** The button that it is anchored to. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export interface MenuButtonProps extends Pick<
  IconButtonProps,
  'label' | 'size' | 'isRound' | 'onHoverStart' | 'children'
> {
  readonly renderMenu: (opened: OpenedMenu) => ReactNode;
}

/** A button that opens a menu. Its owner renders the menu, whose code may so be loaded when it is first opened. */
export function MenuButton({ renderMenu, ...button }: MenuButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        {...button}
        ref={triggerRef}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        // As menu buttons have it everywhere; Enter and the space bar press.
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {renderMenu({ triggerRef, isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
