import { observer } from 'mobx-react-lite';
import { type RefObject, useRef, useState } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { headerMessages } from './header.messages.ts';
import styles from './header.module.css';
import type { UserMenuViewModel } from './user-menu.view-model.ts';

const UserMenu = overlayOnDemand<{
  readonly vm: UserMenuViewModel;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}>(async () => (await import('./user-menu.tsx')).UserMenu);

/** HDR-10: the menu is loaded when its button is hovered or pressed. */
export const UserMenuButton = observer(function UserMenuButton({ vm }: { readonly vm: UserMenuViewModel }) {
  const words = useWords(headerMessages);
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <span ref={anchor} className={styles['anchor']}>
      <IconButton
        label={words('account')}
        isRound
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={UserMenu.preload}
        onPress={() => setOpen(true)}
      >
        <Avatar name={vm.user.name} src={vm.user.profile?.photoURL ?? undefined} />
      </IconButton>
      <UserMenu vm={vm} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
    </span>
  );
});
