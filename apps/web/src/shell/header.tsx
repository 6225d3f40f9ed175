import { pathTo } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PersonIcon, SignOutIcon } from '../ui/icons.tsx';
import { Link, LinkButton } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { Menu } from '../ui/menu.tsx';
import { shellMessages } from './shell.messages.ts';
import styles from './shell.module.css';
import type { ShellViewModel } from './shell.view-model.ts';

export const Header = observer(function Header({ vm }: { readonly vm: ShellViewModel }) {
  const words = useWords(shellMessages);
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link kind="plain" href={vm.email === null ? pathTo('splash') : pathTo('dashboard')}>
          <Logo name={words('product')} />
        </Link>
        {vm.email === null ? (
          vm.path !== pathTo('login') && (
            <LinkButton kind="secondary" href={pathTo('login')}>
              {words('sign-in')}
            </LinkButton>
          )
        ) : (
          <SignedInPart vm={vm} email={vm.email} />
        )}
      </div>
    </header>
  );
});

const SignedInPart = observer(function SignedInPart({
  vm,
  email,
}: {
  readonly vm: ShellViewModel;
  readonly email: string;
}) {
  const words = useWords(shellMessages);
  const isDashboard = vm.path === pathTo('dashboard');
  return (
    <>
      <nav aria-label={words('main-menu')} className={styles['tabs']}>
        <Link kind="plain" href={pathTo('dashboard')} aria-current={isDashboard ? 'page' : 'false'}>
          {words('projects')}
        </Link>
      </nav>
      <Menu
        label={words('user-menu')}
        trigger={
          <IconButton label={words('user-menu')} isRound>
            <PersonIcon />
          </IconButton>
        }
        head={<p className={styles['who']}>{email}</p>}
        groups={[
          {
            id: 'account',
            label: words('user-menu'),
            isLabelHidden: true,
            entries: [
              {
                id: 'sign-out',
                label: words('sign-out'),
                icon: <SignOutIcon />,
                onAction: () => void vm.signOut(),
              },
            ],
          },
        ]}
      />
    </>
  );
});
