import { navigationMessages } from '@ridgeline/core/navigation';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon, CommandIcon, MenuIcon, PlusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Bar } from './header-bar.tsx';
import { headerMessages } from './header.messages.ts';
import styles from './header.module.css';
import type { HeaderViewModel } from './header.view-model.ts';
import { PlanLine } from './plan-line.tsx';
import type { PlanViewModel } from './plan.view-model.ts';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { Tabs } from './tabs.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

const MobilePanel = overlayOnDemand<Pick<Props, 'shell' | 'vm'>>(
  async () => (await import('./mobile-panel.tsx')).MobilePanel,
);

type Props = {
  readonly shell: ShellViewModel;
  readonly vm: HeaderViewModel;
  /** HDR-8: the environment tag, beside the product name. */
  readonly tag: ReactNode;
};

export const SignedInHeader = observer(function SignedInHeader({ shell, vm, tag }: Props) {
  const isDesktop = vm.size === 'desktop';
  return (
    <>
      {isDesktop ? (
        <DesktopBar shell={shell} vm={vm} tag={tag} />
      ) : (
        <MobileBar shell={shell} vm={vm} tag={tag} />
      )}
      <PlanLine vm={vm.plan} isWide={isDesktop} />
      <PauseBanner vm={vm.plan} />
    </>
  );
});

const DesktopBar = observer(function DesktopBar({ shell, vm, tag }: Props) {
  const words = useWords(headerMessages);
  const general = useWords(navigationMessages);
  return (
    <Bar home={pathTo('dashboard')} tag={tag}>
      <Tabs vm={vm.tabs} label={words('main-menu')} />
      <div className={styles['end']}>
        {vm.user.isComplete && (
          <>
            <Button
              kind="quiet"
              icon={<CommandIcon />}
              onPress={shell.openPalette}
              aria-label={words('commands')}
            >
              {words('commands-short')}
              <kbd className={styles['keys']}>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
            </Button>
            <Button
              icon={<PlusIcon />}
              isDisabled={vm.plan.addProject === 'disabled'}
              onPress={vm.plan.pressAddProject}
            >
              {general('add-project')}
            </Button>
          </>
        )}
        <UserMenuButton vm={vm.menu} />
      </div>
    </Bar>
  );
});

// HDR-9
const MobileBar = observer(function MobileBar({ shell, vm, tag }: Props) {
  const general = useWords(navigationMessages);
  return (
    <>
      <Bar home={pathTo('dashboard')} before={<BackButton vm={vm} />} tag={tag}>
        <div className={classNames(styles['end'], styles['signs'])}>
          {vm.user.isComplete && (
            <IconButton
              label={general('add-project')}
              isDisabled={vm.plan.addProject === 'disabled'}
              onPress={vm.plan.pressAddProject}
            >
              <PlusIcon size={24} />
            </IconButton>
          )}
          <IconButton
            label={general('menu')}
            aria-haspopup="dialog"
            aria-expanded={shell.panel === 'open'}
            onPress={shell.openPanel}
            onHoverStart={MobilePanel.preload}
          >
            <MenuIcon size={24} />
          </IconButton>
        </div>
      </Bar>
      <MobilePanel shell={shell} vm={vm} isOpen={shell.panel === 'open'} onClose={() => shell.closePanel()} />
    </>
  );
});

/** HDR-9: one level up, one step back, or no back button. */
const BackButton = observer(function BackButton({ vm }: { readonly vm: HeaderViewModel }) {
  const general = useWords(navigationMessages);
  const button = vm.mobileButton;
  if (button.does === 'user-menu') return null;
  if (button.does === 'back-once') {
    return (
      <IconButton label={general('back')} onPress={vm.backOnce}>
        <BackIcon size={24} />
      </IconButton>
    );
  }
  return (
    <Link kind="plain" href={button.path} aria-label={general('back')}>
      <span className={styles['back']}>
        <BackIcon size={24} />
      </span>
    </Link>
  );
});

/** Says in a pause why no project can be added. */
const PauseBanner = observer(function PauseBanner({ vm }: { readonly vm: PlanViewModel }) {
  const general = useWords(navigationMessages);
  const { pause } = vm;
  if (pause === null) return null;
  return (
    <Banner
      tone="info"
      label={pause.title}
      action={<Link href={pathTo('planDetails')}>{general('plan-details')}</Link>}
    >
      <strong>{pause.title}.</strong> {pause.text}
    </Banner>
  );
});

function isMac(): boolean {
  return /mac/i.test(navigator.userAgent);
}
