import { readingMessages, type Report, SAMPLE_HEAD } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect } from 'react';
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
import { ReportLoading, SheetsToCome } from '../../parts/report/report-loading.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import styles from '../../parts/report/report.module.css';
import { SavedQuantities } from '../../parts/report/saved-quantities.ts';
import type { ReportSheetsProps } from '../../parts/report/report-sheets.tsx';
import { ReportSheets } from '../../parts/report/sheets-on-demand.tsx';
import { StormsOnMap } from '../../parts/report/storms/storms-on-map.tsx';
import type { OwnReport } from './own-report.ts';
import type { ReportFailure, ReportState, ShownReport } from './report.view-model.ts';

type Props = { readonly vm: ShownReport };
type Ready = Extract<ReportState, { readonly is: 'ready' }>;

// NAV-3 RPT-2
export const ReportScreen = observer(function ReportScreen({ vm }: Props) {
  // Rendered in time slices when it comes.
  const state = useDeferredValue(vm.state);
  return (
    <Container>
      {state.is === 'failed' && <Failed vm={vm} failure={state.failure} />}
      {state.is === 'loading' && !vm.isSample && <Loading vm={vm} />}
      {state.is !== 'failed' && (state.is === 'ready' || vm.isSample) && (
        <Shown vm={vm} state={state.is === 'ready' ? state : null} />
      )}
    </Container>
  );
});

const Loading = observer(function Loading({ vm: { isSignedIn } }: Props) {
  useEffect(() => {
    if (isSignedIn) OwnActions.preload();
  }, [isSignedIn]);
  return <ReportLoading />;
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

/** `state` is null for the sample until it is loaded: its head is known, and stays in its place. */
type ShownProps = Props & { readonly state: Ready | null };

const Shown = observer(function Shown({ vm, state }: ShownProps) {
  const words = useWords(reportMessages);
  const isProject = state?.belongs === 'own';
  const own = isProject ? vm.own : null;
  const report = own?.versions.shown?.report ?? state?.report ?? null;
  const head = report ?? SAMPLE_HEAD;
  return (
    <ReportArticle report={state?.report ?? head}>
      <ReportHead
        report={head}
        isLoading={report === null}
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
            words(isSample(state) ? 'sample' : 'number')
          )
        }
        actions={<Actions vm={vm} state={state} />}
      />
      <div data-print="never">
        <Notice vm={vm} state={state} />
      </div>
      {own !== null && <OwnNotices own={own} />}
      {report === null ? (
        <SheetsToCome />
      ) : (
        <Sheets vm={vm} own={own} report={report} isProject={isProject} />
      )}
    </ReportArticle>
  );
});

function isSample(state: Ready | null): state is (Ready & { readonly belongs: 'sample' }) | null {
  return state === null || state.belongs === 'sample';
}

type SheetsProps = Props & {
  readonly own: OwnReport | null;
  readonly report: Report;
  readonly isProject: boolean;
};

const Sheets = observer(function Sheets({ vm, own, report, isProject }: SheetsProps) {
  const mayAdd = own !== null && own.versions.shown === null && report.mayChange;
  return (
    <AddOnAction value={mayAdd ? addOnActionOf(own) : null}>
      <SavedQuantities value={own?.quantities ?? null}>
        <Mapped vm={vm} hasKeys={isProject && vm.hasSingleKeys} report={report} isProject={isProject} />
      </SavedQuantities>
    </AddOnAction>
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

const Actions = observer(function Actions({ vm, state }: ShownProps) {
  const words = useWords(reportMessages);
  if (state?.belongs === 'own') return <OwnActions vm={vm} own={vm.own} report={state.report} />;
  if (vm.isSignedIn) return null;
  return isSample(state) ? (
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

const Notice = observer(function Notice({ vm, state }: ShownProps) {
  const words = useWords(reportMessages);
  const failures = useWords(readingMessages);
  if (isSample(state)) return <Alert tone="info">{words('sample-notice')}</Alert>;
  const { belongs, notAdopted, report } = state;
  if (belongs === 'own') return report.mayChange ? null : <Alert tone="info">{words('reads-only')}</Alert>;
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
