import { projectListsMessages } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArchiveIcon, DownloadIcon, ReportIcon, UnarchiveIcon } from '../../ui/icons.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { ledgerMessages } from './ledger.messages.ts';
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
        <ProjectLedger vm={vm} />
      ) : (
        vm.rows.failure === null && <NoProjects vm={vm} />
      )}
      {vm.rows.all.length > 0 && <LedgerFoot vm={vm} />}
      <Selected vm={vm} />
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

const Selected = observer(function Selected({ vm }: Props) {
  const words = useWords(ledgerMessages);
  const { selection, toArchive, toUnarchive, archiveSelected, unarchiveSelected } = vm.rows;
  if (selection.size === 0) return null;
  // How many are changed is said where it is not all that are selected.
  const labelOf = ({ length }: readonly string[], all: 'archive' | 'unarchive') =>
    length === selection.size ? words(`${all}-selected`) : words(`${all}-some`, { count: String(length) });
  const archive = {
    id: 'archive',
    label: labelOf(toArchive, 'archive'),
    icon: <ArchiveIcon />,
    onPress: archiveSelected,
  };
  const unarchive = {
    id: 'unarchive',
    label: labelOf(toUnarchive, 'unarchive'),
    icon: <UnarchiveIcon />,
    onPress: unarchiveSelected,
  };
  const pdfs = {
    id: 'pdfs',
    label: words('pdfs-selected'),
    icon: <ReportIcon />,
    onPress: vm.makePdfs,
  };
  const save = {
    id: 'export',
    label: words('export-selected'),
    icon: <DownloadIcon />,
    onPress: vm.exportSelected,
  };
  return (
    <SelectionBar
      label={words('selected-projects')}
      count={words('selected', { count: selection.size })}
      actions={[
        ...(toArchive.length > 0 ? [archive] : []),
        ...(toUnarchive.length > 0 ? [unarchive] : []),
        pdfs,
        save,
      ]}
      clearLabel={words('clear-selection')}
      onClear={selection.clear}
    />
  );
});
