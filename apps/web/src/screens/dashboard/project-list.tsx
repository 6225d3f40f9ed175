import { projectListsMessages } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { LedgerFoot } from './ledger-foot.tsx';
import { LedgerLoading } from './ledger-loading.tsx';
import type { PdfBatchMaker } from './pdfs/pdf-batch-maker.ts';
import { ProjectLedger } from './project-ledger.tsx';

type Props = { readonly vm: DashboardViewModel };

/** Most lists have rows. */
const NoProjects = partOnDemand<Props>({
  load: async () => (await import('./no-projects.tsx')).NoProjects,
  Waiting: LedgerLoading,
});

/** Nothing is selected when a list is opened. */
const SelectedProjects = partOnDemand<Props>({
  load: async () => (await import('./selected-projects.tsx')).SelectedProjects,
});

/** Most people make one PDF at a time. */
const PdfBatchDialog = overlayOnDemand<{ readonly maker: PdfBatchMaker }>(
  async () => (await import('./pdfs/pdf-batch-dialog.tsx')).PdfBatchDialog,
);

/** The rows and what surrounds them; rows that were read stay while others are loaded, and where that failed. */
export const ProjectList = observer(function ProjectList({ vm }: Props) {
  const { maker } = vm.listPdfs;
  if (vm.page === null && vm.rows.failure === null) return <LedgerLoading vm={vm} />;
  return (
    <>
      <ListFailure vm={vm} />
      {vm.rows.all.length > 0 ? (
        <ProjectLedger vm={vm} onNear={SelectedProjects.preload} />
      ) : (
        vm.rows.failure === null && <NoProjects vm={vm} />
      )}
      {vm.rows.all.length > 0 && <LedgerFoot vm={vm} />}
      {vm.rows.selection.size > 0 && <SelectedProjects vm={vm} />}
      {maker !== null && <PdfBatchDialog maker={maker} isOpen={maker.isOpen} onClose={maker.close} />}
    </>
  );
});

// DASH-5
const ListFailure = observer(function ListFailure({ vm }: Props) {
  const words = useWords(dashboardMessages);
  const failures = useWords(projectListsMessages);
  if (vm.rows.failure === null) return null;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={failures(vm.rows.failure)}
      actions={<Button onPress={() => void vm.load()}>{words('try-again')}</Button>}
    >
      {words(vm.rows.all.length === 0 ? 'failed-text' : 'failed-kept-text')}
    </Alert>
  );
});
