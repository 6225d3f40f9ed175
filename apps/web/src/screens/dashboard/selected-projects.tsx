import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { ArchiveIcon, DownloadIcon, ReportIcon, UnarchiveIcon } from '../../ui/icons.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { ledgerMessages } from './ledger.messages.ts';

/** What can be done with the rows that are selected. */
export const SelectedProjects = observer(function SelectedProjects({
  vm,
}: {
  readonly vm: DashboardViewModel;
}) {
  const words = useWords(ledgerMessages);
  const { selection, toArchive, toUnarchive, archiveSelected, unarchiveSelected } = vm.rows;
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
