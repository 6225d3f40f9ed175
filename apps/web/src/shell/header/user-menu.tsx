import { navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import type { OpenedMenu } from '../../ui/menu-button.tsx';
import { MenuPopover } from '../../ui/menu.tsx';
import { headerMessages } from './header.messages.ts';
import { userMenuEntries } from './user-menu-entries.tsx';
import type { UserMenuViewModel } from './user-menu.view-model.ts';
import { UserIdentity } from './user-identity.tsx';

// HDR-10
export const UserMenu = observer(function UserMenu({
  vm,
  ...opened
}: OpenedMenu & { readonly vm: UserMenuViewModel }) {
  const words = useWords(headerMessages);
  const general = useWords(navigationMessages);
  const entries = userMenuEntries(vm, {
    general,
    newTab: words('opens-new-tab'),
    notInPlan: words('not-in-plan'),
  });
  const [last, rest] = [entries.slice(-1), entries.slice(0, -1)];
  const group = { label: words('account'), isLabelHidden: true };
  return (
    <MenuPopover
      label={words('account')}
      {...opened}
      head={<UserIdentity name={vm.user.name} email={vm.user.email} />}
      groups={[
        { id: 'account', ...group, entries: rest },
        { id: 'leave', ...group, entries: last },
      ].filter(({ entries: some }) => some.length > 0)}
    />
  );
});
