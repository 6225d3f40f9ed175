import { navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { CalculatorIcon, LockIcon, ReportIcon, TeamIcon } from '../../ui/icons.tsx';
import { Link, TextButton } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { headerMessages } from './header.messages.ts';
import styles from './header.module.css';
import type { ShownTab, TabsViewModel } from './tabs.view-model.ts';

const ICONS = { projects: ReportIcon, calculators: CalculatorIcon, team: TeamIcon } as const;

/** HDR-1: a row on desktops, a column in the panel. */
export const Tabs = observer(function Tabs({
  vm,
  label,
  isColumn = false,
}: {
  readonly vm: TabsViewModel;
  readonly label: string;
  readonly isColumn?: boolean;
}) {
  if (vm.tabs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={isColumn ? styles['column'] : styles['tabs']}>
        {vm.tabs.map((tab) => (
          <li key={tab.tab}>
            <Tab vm={vm} tab={tab} hasIcon={isColumn} />
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** HDR-12: a tab that is not in the plan opens the upgrade offer instead of its screen. */
function Tab({
  vm,
  tab,
  hasIcon,
}: {
  readonly vm: TabsViewModel;
  readonly tab: ShownTab;
  readonly hasIcon: boolean;
}) {
  const Glyph = ICONS[tab.tab];
  const general = useWords(navigationMessages);
  const words = useWords(headerMessages);
  return (
    <TabLink tab={tab} onPress={tab.tab === 'team' ? () => void vm.pressTeam() : undefined}>
      <span className={styles['tab']}>
        {hasIcon && <Glyph />}
        {general(tab.tab)}
        {tab.isLocked && (
          <>
            <LockIcon size={16} />
            <VisuallyHidden>{`, ${words('not-in-plan')}`}</VisuallyHidden>
          </>
        )}
        {tab.dot && (
          <>
            <span className={styles['dot']} />
            <VisuallyHidden>{`, ${words('new-in-team')}`}</VisuallyHidden>
          </>
        )}
      </span>
    </TabLink>
  );
}

function TabLink({
  tab,
  onPress,
  children,
}: {
  readonly tab: ShownTab;
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  if (tab.isLocked) {
    return (
      <TextButton kind="plain" onPress={onPress}>
        {children}
      </TextButton>
    );
  }
  return (
    <Link kind="plain" href={tab.path} onClick={onPress} aria-current={tab.isCurrent ? 'page' : 'false'}>
      {children}
    </Link>
  );
}
