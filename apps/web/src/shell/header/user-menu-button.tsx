import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { MenuButton, type OpenedMenu } from '../../ui/menu-button.tsx';
import { headerMessages } from './header.messages.ts';
import type { UserMenuViewModel } from './user-menu.view-model.ts';

const UserMenu = overlayOnDemand<OpenedMenu & { readonly vm: UserMenuViewModel }>(
  async () => (await import('./user-menu.tsx')).UserMenu,
);

/** HDR-10: the menu is loaded when its button is hovered or pressed. */
export const UserMenuButton = observer(function UserMenuButton({ vm }: { readonly vm: UserMenuViewModel }) {
  const words = useWords(headerMessages);
  return (
    <MenuButton
      label={words('account')}
      isRound
      onHoverStart={UserMenu.preload}
      renderMenu={(opened) => <UserMenu {...opened} vm={vm} />}
    >
      <Avatar name={vm.user.name} src={vm.user.profile?.photoURL ?? undefined} />
    </MenuButton>
  );
});
