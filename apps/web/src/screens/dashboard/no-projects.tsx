import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyIllustration, ReportIllustration } from '../../ui/illustrations.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { Barrier } from '../../view-model/project-barrier.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import type { DashboardViewModel } from './dashboard.view-model.ts';

const EMPTY = {
  mine: ['none-yet', 'none-yet-text'],
  all: ['none-yet', 'none-yet-text'],
  team: ['none-of-team', 'none-of-team-text'],
  'needs-a-look': ['none-to-look-at', 'none-to-look-at-text'],
  archived: ['none-archived', 'none-archived-text'],
} as const;

/** Why there are no rows, and what to do next. */
export const NoProjects = observer(function NoProjects({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(dashboardMessages);
  if (vm.query.isNarrowed) {
    const { term } = vm.query.search;
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title={words('none-found')}
        actions={<Button onPress={vm.query.showAll}>{words('clear-filter')}</Button>}
      >
        {term !== '' && words('none-found-term', { term })}{' '}
        {vm.query.filters.length > 0 && words('none-found-filters', { count: vm.query.filters.length })}
      </EmptyState>
    );
  }
  const { view } = vm.query.search;
  const [title, text] = EMPTY[view];
  const canStart = view === 'mine' || view === 'all';
  if (canStart && vm.barrier !== null) return <NoneCanStart barrier={vm.barrier} />;
  return (
    <EmptyState
      illustration={<ReportIllustration />}
      title={words(title)}
      actions={
        canStart ? (
          <span className={styles['begin']}>
            <LinkButton kind="primary" href={pathTo('newProject')}>
              {words('start-a-report')}
            </LinkButton>
          </span>
        ) : undefined
      }
    >
      {words(text)}
    </EmptyState>
  );
});

/** HDR-2: somebody whom Add Project would stop is told so here, and led on where there is a way. */
function NoneCanStart({ barrier: { title, text, ways } }: { readonly barrier: Barrier }) {
  const words = useWords(dashboardMessages);
  const why = useId();
  return (
    <EmptyState
      illustration={<ReportIllustration />}
      title={words('none-yet')}
      actions={
        <span className={styles['begin']}>
          {ways.map(({ label, path }, index) => (
            // The main one is the last, as in the dialog.
            <LinkButton key={label} kind={index === ways.length - 1 ? 'primary' : 'secondary'} href={path}>
              {label}
            </LinkButton>
          ))}
          {ways.length === 0 && (
            <Button kind="primary" isDisabled aria-describedby={why}>
              {words('start-a-report')}
            </Button>
          )}
        </span>
      }
    >
      <span id={why}>
        <strong>{title}.</strong> {text}
      </span>
    </EmptyState>
  );
}
