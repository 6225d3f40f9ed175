import { readingMessages } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { ReportLoading } from '../../parts/report/report-loading.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { VanityReportViewModel } from './vanity-report.view-model.ts';

// NAV-3
export const VanityReportScreen = observer(function VanityReportScreen({
  vm,
}: {
  readonly vm: VanityReportViewModel;
}) {
  const words = useWords(reportMessages);
  const failures = useWords(readingMessages);
  const { state } = vm;
  return (
    <Container>
      {state === 'looking' ? (
        <ReportLoading />
      ) : (
        <EmptyState
          level={1}
          illustration={<EmptyIllustration />}
          title={failures(state === 'not-found' ? 'report-not-found' : 'report-unavailable')}
          actions={
            state === 'not-found' ? (
              <LinkButton href={pathTo('dashboard')}>{words('to-projects')}</LinkButton>
            ) : (
              <Button onPress={() => void vm.load()}>{words('try-again')}</Button>
            )
          }
        >
          {words(state === 'not-found' ? 'not-found-text' : 'failed-text')}
        </EmptyState>
      )}
    </Container>
  );
});
