import type { ProjectSummary } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataList, DataRow } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyIllustration, ReportIllustration } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { dashboardMessages } from './dashboard.messages.ts';

export function ProjectList({
  projects,
  term,
  onShowAll,
}: {
  readonly projects: readonly ProjectSummary[];
  readonly term: string;
  readonly onShowAll: () => void;
}) {
  const words = useWords(dashboardMessages);
  if (projects.length > 0) {
    return (
      <DataList label={words('list')}>
        {projects.map((project) => (
          <ProjectRow key={project.reportNumber} project={project} />
        ))}
      </DataList>
    );
  }
  return term === '' ? (
    <EmptyState illustration={<ReportIllustration />} title={words('none-yet')}>
      {words('none-yet-text')}
    </EmptyState>
  ) : (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={words('none-found', { term })}
      actions={<Button onPress={onShowAll}>{words('show-all')}</Button>}
    >
      {words('none-found-text')}
    </EmptyState>
  );
}

function ProjectRow({ project }: { readonly project: ProjectSummary }) {
  const words = useWords(dashboardMessages);
  const language = useLanguage();
  return (
    <DataRow
      title={project.address}
      href={pathTo('report', { number: project.reportNumber })}
      detail={project.municipality ?? words('municipality-unknown')}
      facts={[
        { id: 'number', value: words('report-number', { number: project.reportNumber }) },
        { id: 'type', value: words(project.propertyType) },
        { id: 'created', value: words('created', { date: language.date(project.createdAt) }), align: 'end' },
      ]}
      badge={project.archived ? <Badge>{words('archived')}</Badge> : undefined}
      isDimmed={project.archived}
    />
  );
}

/** Placeholder with the height of the rows that are loading. */
export function ProjectsLoading({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <Waiting label={label}>
      <Stack gap={3}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="block" />
        ))}
      </Stack>
    </Waiting>
  );
}
