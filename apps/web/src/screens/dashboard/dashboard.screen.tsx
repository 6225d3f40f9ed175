import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { ListSelect } from './list-select.tsx';
import type { LedgerRows } from './ledger-rows.ts';
import { SORTS, type Sort } from './list-query.ts';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectViews } from './project-views.tsx';

export const DashboardScreen = observer(function DashboardScreen({
  vm,
}: {
  readonly vm: DashboardViewModel;
}) {
  const words = useWords(dashboardMessages);
  const { query, rows } = vm;
  return (
    <Container>
      <div className={styles['screen']}>
        <div className={styles['title']}>
          <h1 className={styles['heading']} tabIndex={-1}>
            {words(query.route === 'search' ? 'title-search' : 'title')}
          </h1>
          <ProjectViews query={query} />
          <EditButton rows={rows} />
        </div>
        <search className={styles['tools']}>
          <div>
            <SearchField
              label={words('search-label')}
              isLabelHidden
              placeholder={words('search-placeholder')}
              clearLabel={words('clear')}
              value={query.typed}
              onChange={query.typeTerm}
              onSubmit={query.searchNow}
              onClear={query.clearSearch}
              maxLength={200}
            />
          </div>
          <div className={styles['filters']}>
            <ProjectFilters vm={vm} />
          </div>
          <div>
            <ListSelect
              label={words('sort-label')}
              options={SORTS.map((sort) => ({ id: sort, label: words(sort) }))}
              value={query.sort}
              onChange={(sort) => query.sortBy(sort as Sort)}
            />
          </div>
        </search>
        <ProjectList vm={vm} />
        {vm.mayBeginProjects && rows.selection.size === 0 && <NewProject />}
      </div>
    </Container>
  );
});

/**
 * DASH-3: selects and archives; whoever may archive none of the rows selects them, for which a desk needs no mode. Without rows
 * its place is kept: with large text it is a line of its own.
 */
const EditButton = observer(function EditButton({ rows }: { readonly rows: LedgerRows }) {
  const words = useWords(dashboardMessages);
  const { canChangeSome, isEdited } = rows;
  const isNeeded = rows.all.length > 0;
  const label = canChangeSome || !isNeeded ? 'edit' : 'select';
  return (
    <span
      aria-hidden={!isNeeded}
      className={classNames(
        styles['edit'],
        isNeeded && !canChangeSome && styles['narrow'],
        !isNeeded && styles['kept'],
      )}
    >
      <Button
        size="s"
        kind="quiet"
        isDisabled={!isNeeded}
        aria-pressed={isEdited}
        onPress={rows.toggleEditMode}
      >
        {words(isEdited ? 'done' : label)}
      </Button>
    </span>
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
