import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import { SORTS, type DashboardViewModel, type Sort } from './dashboard.view-model.ts';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectViews } from './project-views.tsx';

export const DashboardScreen = observer(function DashboardScreen({
  vm,
}: {
  readonly vm: DashboardViewModel;
}) {
  const words = useWords(dashboardMessages);
  return (
    <Container>
      <div className={styles['screen']}>
        <div className={styles['title']}>
          <h1 className={styles['heading']} tabIndex={-1}>
            {words(vm.route === 'search' ? 'title-search' : 'title')}
          </h1>
          <ProjectViews vm={vm} />
          {vm.rows.length > 0 && (
            <Button size="s" kind="quiet" aria-pressed={vm.collection.editMode} onPress={vm.toggleEditMode}>
              {words(vm.collection.editMode ? 'done' : 'edit')}
            </Button>
          )}
        </div>
        <search className={styles['tools']}>
          <div className={styles['search']}>
            <SearchField
              label={words('search-label')}
              isLabelHidden
              placeholder={words('search-placeholder')}
              clearLabel={words('clear')}
              value={vm.typed}
              onChange={vm.typeTerm}
              onSubmit={vm.searchNow}
              onClear={vm.clearSearch}
              maxLength={200}
            />
          </div>
          <div className={styles['filters']}>
            <ProjectFilters vm={vm} />
          </div>
          <div className={styles['sort']}>
            <Select
              label={words('sort-label')}
              isLabelHidden
              placeholder={words('sort-placeholder')}
              options={SORTS.map((sort) => ({ id: sort, label: words(sort) }))}
              value={vm.sort}
              onChange={(sort) => vm.sortBy(sort as Sort)}
            />
          </div>
        </search>
        <ProjectList vm={vm} />
        {vm.selection.size === 0 && <NewProject />}
      </div>
    </Container>
  );
});

/** DASH-2: floats on a phone, where the header has no room for it. */
function NewProject() {
  const words = useWords(dashboardMessages);
  return (
    <div className={styles['float']} data-print="never">
      <LinkButton kind="primary" href={pathTo('newProject')} icon={<PlusIcon />}>
        {words('new-project')}
      </LinkButton>
    </div>
  );
}
