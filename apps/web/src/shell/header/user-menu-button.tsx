import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { headerMessages } from './header.messages.ts';
import styles from './header.module.css';
import type { UserMenuViewModel } from './user-menu.view-model.ts';

const load = loadingPage(() => import('./user-menu.tsx'));
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }));

/** HDR-10: the menu is loaded when its button is hovered or pressed. */
export const UserMenuButton = observer(function UserMenuButton({ vm }: { readonly vm: UserMenuViewModel }) {
  const words = useWords(headerMessages);
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <span ref={anchor} className={styles['anchor']}>
      <IconButton
        label={words('account')}
        isRound
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => void load().catch(() => {})}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Avatar name={vm.user.name} src={vm.user.profile?.photoURL ?? undefined} />
      </IconButton>
      <Suspense>
        {wasOpened && <UserMenu vm={vm} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
});
