import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { PlainLink } from '../../ui/link.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import type { ListQuery } from './list-query.ts';

/** Which projects are listed; each view is a link that keeps the search. */
export const ProjectViews = observer(function ProjectViews({ query }: { readonly query: ListQuery }) {
  const words = useWords(dashboardMessages);
  if (query.views.length === 0) return null;
  return (
    <nav className={styles['views']} aria-label={words('views')}>
      {query.views.map((view) => (
        <PlainLink
          key={view}
          href={query.pathOf(view)}
          className={styles['view']}
          {...(view === query.search.view ? { 'aria-current': 'page' } : {})}
        >
          {words(view as Exclude<typeof view, 'all'>)}
        </PlainLink>
      ))}
    </nav>
  );
});
