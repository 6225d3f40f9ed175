import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { PlainLink } from '../../ui/link.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import type { DashboardViewModel } from './dashboard.view-model.ts';

/** Which projects are listed; each view is a link that keeps the search. */
export const ProjectViews = observer(function ProjectViews({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(dashboardMessages);
  if (vm.views.length === 0) return null;
  return (
    <nav className={styles['views']} aria-label={words('views')}>
      {vm.views.map((view) => (
        <PlainLink
          key={view}
          href={vm.pathOf(view)}
          className={styles['view']}
          {...(view === vm.search.view ? { 'aria-current': 'page' } : {})}
        >
          {words(view as Exclude<typeof view, 'all'>)}
        </PlainLink>
      ))}
    </nav>
  );
});
