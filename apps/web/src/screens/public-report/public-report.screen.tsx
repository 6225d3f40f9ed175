import type { PublicReportRefusal } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { MapSlot } from '../../parts/report/map-slot.tsx';
import { ReportArticle } from '../../parts/report/report-article.tsx';
import { ReportHead } from '../../parts/report/report-head.tsx';
import { ReportLoading } from '../../parts/report/report-loading.tsx';
import { ReportSheets } from '../../parts/report/sheets-on-demand.tsx';
import { StormsOnMap } from '../../parts/report/storms/storms-on-map.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { publicReportMessages } from './public-report.messages.ts';
import type { PublicReportViewModel } from './public-report.view-model.ts';

type Props = { readonly vm: PublicReportViewModel };

// NAV-2
export const PublicReportScreen = observer(function PublicReportScreen({ vm }: Props) {
  const words = useWords(publicReportMessages);
  const { state, map } = vm;
  return (
    <Container>
      {state.is === 'loading' && <ReportLoading />}
      {state.is === 'failed' && <Failed vm={vm} failure={state.failure} />}
      {state.is === 'ready' && (
        <ReportArticle report={state.report}>
          <ReportHead
            report={state.report}
            isProject={false}
            above={words('shared')}
            actions={<LinkButton href={pathTo('splash')}>{words('to-start')}</LinkButton>}
          />
          <StormsOnMap map={map} storms={vm.storms}>
            <ReportSheets report={state.report} isProject={false} map={<MapSlot map={map} />} />
          </StormsOnMap>
        </ReportArticle>
      )}
    </Container>
  );
});

function Failed({ vm, failure }: Props & { readonly failure: PublicReportRefusal }) {
  const words = useWords(publicReportMessages);
  return (
    <EmptyState
      level={1}
      illustration={<EmptyIllustration />}
      title={words(failure)}
      actions={
        failure === 'unavailable' ? (
          <Button onPress={() => void vm.load()}>{words('try-again')}</Button>
        ) : (
          <LinkButton href={pathTo('splash')}>{words('to-start')}</LinkButton>
        )
      }
    >
      {words(`${failure}-text`)}
    </EmptyState>
  );
}
