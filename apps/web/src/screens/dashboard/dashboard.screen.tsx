import { reportsMessages } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import { SORTS, type DashboardViewModel, type Sort } from './dashboard.view-model.ts';
import { ProjectList, ProjectsLoading } from './project-list.tsx';

export const DashboardScreen = observer(function DashboardScreen({
  vm,
}: {
  readonly vm: DashboardViewModel;
}) {
  const words = useWords(dashboardMessages);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle>{words('title')}</PageTitle>
        <search className={styles['tools']}>
          <SearchField
            label={words('search-label')}
            placeholder={words('search-placeholder')}
            clearLabel={words('clear')}
            value={vm.typed}
            onChange={vm.typeTerm}
            onSubmit={vm.searchNow}
            onClear={vm.clearSearch}
            maxLength={200}
          />
          <Select
            label={words('sort-label')}
            placeholder={words('sort-placeholder')}
            options={SORTS.map((sort) => ({ id: sort, label: words(sort) }))}
            value={vm.sort}
            onChange={(sort) => vm.sortBy(sort as Sort)}
          />
        </search>
        <Projects vm={vm} />
      </Stack>
    </Container>
  );
});

const Projects = observer(function Projects({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(dashboardMessages);
  const failures = useWords(reportsMessages);
  switch (vm.shown.is) {
    case 'loading':
      return <ProjectsLoading label={words('loading')} rows={vm.search.limit} />;
    case 'failed':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={failures(vm.shown.failure)}
          actions={<Button onPress={() => void vm.load()}>{words('try-again')}</Button>}
        >
          {words('failed-text')}
        </Alert>
      );
    case 'ready':
      return (
        <Stack gap={4}>
          <ProjectList projects={vm.shown.page.items} term={vm.search.term} onShowAll={vm.clearSearch} />
          {(vm.hasNext || !vm.isFirstPage) && (
            <Pagination
              label={words('pages')}
              previousLabel={vm.isFirstPage || vm.knowsPrevious ? words('previous') : words('first')}
              nextLabel={words('next')}
              position={words('page', { page: vm.search.page })}
              onPrevious={vm.isFirstPage ? undefined : vm.goToPrevious}
              onNext={vm.hasNext ? vm.goToNext : undefined}
              isPending={vm.isRefreshing}
            />
          )}
        </Stack>
      );
  }
});
