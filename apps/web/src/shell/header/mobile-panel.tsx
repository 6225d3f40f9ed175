import { navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CommandIcon, ExternalIcon, PlusIcon } from '../../ui/icons.tsx';
import { Link, TextButton } from '../../ui/link.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { SlideInPanel } from '../../ui/slide-in-panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HeaderUser } from './header-user.ts';
import { headerMessages } from './header.messages.ts';
import styles from './header.module.css';
import type { HeaderViewModel } from './header.view-model.ts';
import { Allowances } from './plan-line.tsx';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { Tabs } from './tabs.tsx';
import { userMenuEntries } from './user-menu-entries.tsx';
import { UserIdentity } from './user-identity.tsx';

type Props = { readonly shell: ShellViewModel; readonly vm: HeaderViewModel };

/** HDR-9: the content of the desktop header in a panel that slides in. Any navigation closes it. */
export const MobilePanel = observer(function MobilePanel({ shell, vm }: Props) {
  const words = useWords(headerMessages);
  const general = useWords(navigationMessages);
  const close = () => shell.closePanel();
  const entries = userMenuEntries(vm.menu, {
    general,
    newTab: words('opens-new-tab'),
    notInPlan: words('not-in-plan'),
  });
  return (
    <SlideInPanel
      isOpen={shell.panel === 'open'}
      onClose={close}
      label={general('menu')}
      closeLabel={words('close-menu')}
      side="end"
      head={<Person user={vm.user} />}
    >
      <div className={styles['panel']}>
        <Tabs vm={vm.tabs} label={words('main-menu')} isColumn />
        {vm.user.isComplete && (
          <div className={styles['panelActions']}>
            <Button
              kind="primary"
              isWide
              icon={<PlusIcon />}
              isDisabled={vm.plan.addProject === 'disabled'}
              onPress={() => {
                close();
                vm.plan.pressAddProject();
              }}
            >
              {general('add-project')}
            </Button>
            <Button
              isWide
              icon={<CommandIcon />}
              onPress={() => {
                close();
                shell.openPalette();
              }}
            >
              {words('commands')}
            </Button>
          </div>
        )}
        <Allowances vm={vm.plan} />
        <nav aria-label={words('account')}>
          <ul className={styles['column']}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <PanelEntry entry={entry} onDone={close} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </SlideInPanel>
  );
});

function Person({ user }: { readonly user: HeaderUser }) {
  return (
    <div className={styles['person']}>
      <Avatar name={user.name} src={user.profile?.photoURL ?? undefined} />
      <UserIdentity name={user.name} email={user.email} />
    </div>
  );
}

function PanelEntry({ entry, onDone }: { readonly entry: MenuEntry; readonly onDone: () => void }) {
  const { label, icon, detail, href, target, onAction } = entry;
  const act = (): void => {
    onDone();
    onAction?.();
  };
  const words = (
    <span className={styles['tab']}>
      {icon}
      {label}
      {target === undefined ? (
        detail !== undefined && <span className={styles['detail']}>{detail}</span>
      ) : (
        <>
          <ExternalIcon size={16} />
          <VisuallyHidden>{detail ?? ''}</VisuallyHidden>
        </>
      )}
    </span>
  );
  if (href === undefined) {
    return (
      <TextButton kind="plain" onPress={act}>
        {words}
      </TextButton>
    );
  }
  return (
    <Link
      kind="plain"
      href={href}
      onClick={act}
      {...(target === undefined ? {} : { target, rel: 'noopener noreferrer' })}
    >
      {words}
    </Link>
  );
}
