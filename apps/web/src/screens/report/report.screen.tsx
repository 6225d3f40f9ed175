import { readingMessages } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { addOnActionOf, OwnActions, OwnNotices } from './own-parts.tsx';
import { AddOnAction } from '../../parts/report/add-on-action.ts';
import { MapSlot } from '../../parts/report/map-slot.tsx';
import { ReportArticle } from '../../parts/report/report-article.tsx';
import { ReportHead } from '../../parts/report/report-head.tsx';
import { ReportLoading } from '../../parts/report/report-loading.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import styles from '../../parts/report/report.module.css';
import { SavedQuantities } from '../../parts/report/saved-quantities.ts';
import type { ReportSheetsProps } from '../../parts/report/report-sheets.tsx';
import { ReportSheets } from '../../parts/report/sheets-on-demand.tsx';
import { StormsOnMap } from '../../parts/report/storms/storms-on-map.tsx';
import type { ReportFailure, ReportState, ReportViewModel } from './report.view-model.ts';

type Props = { readonly vm: ReportViewModel };
type Ready = Extract<ReportState, { readonly is: 'ready' }>;

// NAV-3 RPT-2
export const ReportScreen = observer(function ReportScreen({ vm }: Props) {
  const { state } = vm;
  return (
    <Container>
      {state.is === 'loading' && <ReportLoading />}
      {state.is === 'failed' && <Failed vm={vm} failure={state.failure} />}
      {state.is === 'ready' && <Shown vm={vm} state={state} />}
    </Container>
  );
});

const Failed = observer(function Failed({ vm, failure }: Props & { readonly failure: ReportFailure }) {
  const words = useWords(reportMessages);
  const failures = useWords(readingMessages);
  if (failure === 'report-unavailable') {
    return (
      <Stack gap={6}>
        <h1 tabIndex={-1} className={styles['address']}>
          {words('number')}
        </h1>
        <Alert
          tone="danger"
          role="alert"
          title={failures(failure)}
          actions={<Button onPress={() => void vm.load()}>{words('try-again')}</Button>}
        >
          {words('failed-text')}
        </Alert>
      </Stack>
    );
  }
  return (
    <EmptyState
      level={1}
      illustration={<EmptyIllustration />}
      title={failures(failure)}
      actions={
        vm.isSignedIn ? (
          <LinkButton href={pathTo('dashboard')}>{words('to-projects')}</LinkButton>
        ) : (
          <>
            <LinkButton href={pathTo('login')}>{words('sign-in')}</LinkButton>
            <LinkButton href={pathTo('splash')}>{words('to-start')}</LinkButton>
          </>
        )
      }
    >
      {words(vm.isSignedIn ? 'not-found-text' : 'not-found-visitor')}
    </EmptyState>
  );
});

const Shown = observer(function Shown({ vm, state }: Props & { readonly state: Ready }) {
  const words = useWords(reportMessages);
  const { report, belongs } = state;
  const isProject = belongs === 'own';
  const own = isProject ? vm.own : null;
  const earlier = own?.versions.shown?.report ?? null;
  return (
    <ReportArticle report={report}>
      <ReportHead
        report={earlier ?? report}
        isProject={isProject}
        above={
          isProject ? (
            <Link kind="plain" href={pathTo('dashboard')}>
              <span className={styles['back']}>
                <BackIcon size={16} />
                {words('back')}
              </span>
            </Link>
          ) : (
            words(belongs === 'sample' ? 'sample' : 'number')
          )
        }
        actions={<Actions vm={vm} state={state} />}
      />
      <div data-print="never">
        <Notice vm={vm} state={state} />
      </div>
      {own !== null && <OwnNotices own={own} />}
      <AddOnAction value={own === null || earlier !== null || !report.mayChange ? null : addOnActionOf(own)}>
        <SavedQuantities value={own?.quantities ?? null}>
          <Mapped
            vm={vm}
            hasKeys={isProject && vm.hasSingleKeys}
            report={earlier ?? report}
            isProject={isProject}
          />
        </SavedQuantities>
      </AddOnAction>
    </ReportArticle>
  );
});

/** The map comes after the report. */
const Mapped = observer(function Mapped({ vm, ...sheets }: Props & Omit<ReportSheetsProps, 'map'>) {
  const { map, storms } = vm;
  return (
    <StormsOnMap map={map} storms={storms}>
      <ReportSheets {...sheets} map={<MapSlot map={map} />} />
    </StormsOnMap>
  );
});

const Actions = observer(function Actions({ vm, state }: Props & { readonly state: Ready }) {
  const words = useWords(reportMessages);
  if (state.belongs === 'own') return <OwnActions vm={vm} own={vm.own} report={state.report} />;
  if (vm.isSignedIn) return null;
  return state.belongs === 'sample' ? (
    <LinkButton kind="primary" href={pathTo('pendingReport')}>
      {words('start-yours')}
    </LinkButton>
  ) : (
    <>
      <LinkButton href={pathTo('login')}>{words('sign-in')}</LinkButton>
      <LinkButton kind="primary" href={pathTo('signUp')}>
        {words('create-account')}
      </LinkButton>
    </>
  );
});

const Notice = observer(function Notice({ vm, state }: Props & { readonly state: Ready }) {
  const words = useWords(reportMessages);
  const failures = useWords(readingMessages);
  const { belongs, notAdopted, report } = state;
  if (belongs === 'own') return report.mayChange ? null : <Alert tone="info">{words('reads-only')}</Alert>;
  if (belongs === 'sample') return <Alert tone="info">{words('sample-notice')}</Alert>;
  if (notAdopted === null) {
    return (
      <Alert tone="info" title={words('visitor-title')}>
        {words('visitor-notice')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warn"
      title={words('not-adopted-title')}
      actions={
        <>
          <Button onPress={() => void vm.adoptAgain()}>{words('add-to-projects')}</Button>
          {notAdopted === 'report-needs-plan' && (
            <LinkButton href={pathTo('plans')}>{words('see-plans')}</LinkButton>
          )}
        </>
      }
    >
      {failures(notAdopted)}
    </Alert>
  );
});
