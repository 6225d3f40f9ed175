import type { Report } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import {
  ArchiveIcon,
  ClockIcon,
  EditIcon,
  PlaceIcon,
  PrintIcon,
  RefreshIcon,
  ReportIcon,
  UnarchiveIcon,
} from '../../ui/icons.tsx';
import type { OpenedMenu } from '../../ui/menu-button.tsx';
import { type MenuEntry, MenuPopover } from '../../ui/menu.tsx';
import type { OwnReport } from './own-report.ts';
import { reportToolMessages } from './report-tools.messages.ts';

type Props = OpenedMenu & {
  readonly own: OwnReport;
  readonly report: Report;
};

/** What is done with a report more rarely. Whoever may only read it is offered no change. */
export const OwnMenu = observer(function OwnMenu({ own, report, ...opened }: Props) {
  const general = useWords(reportMessages);
  const words = useWords(reportToolMessages);
  const { tools, papers, versions } = own;
  const isLegacy = report.legacy !== null;
  const changes: readonly MenuEntry[] = [
    {
      id: 'details',
      label: words('details-entry'),
      icon: <EditIcon />,
      onAction: tools.openDetails,
    },
    {
      id: 'correct',
      label: words('correct-entry'),
      icon: <PlaceIcon />,
      onAction: tools.correcting.open,
    },
    {
      id: 'refresh',
      label: words('refresh'),
      icon: <RefreshIcon />,
      onAction: () => void tools.refresh(),
      isDisabled: isLegacy,
    },
  ];
  const archive: MenuEntry = report.archived
    ? {
        id: 'unarchive',
        label: words('unarchive'),
        icon: <UnarchiveIcon />,
        onAction: () => void tools.unarchive(),
      }
    : { id: 'archive', label: words('archive'), icon: <ArchiveIcon />, onAction: () => void tools.archive() };
  const entries: readonly MenuEntry[] = [
    ...(report.mayChange ? changes : []),
    {
      id: 'versions',
      label: words('versions-entry'),
      icon: <ClockIcon />,
      onAction: () => void versions.begin(report),
      isDisabled: isLegacy,
    },
    {
      id: 'papers',
      label: words('papers-entry'),
      icon: <ReportIcon />,
      onAction: () => papers.begin(report),
    },
    { id: 'print', label: words('print'), icon: <PrintIcon />, onAction: tools.print },
    ...(report.mayChange ? [archive] : []),
  ];
  return (
    <MenuPopover
      label={general('more')}
      groups={[{ id: 'project', label: words('project'), isLabelHidden: true, entries }]}
      {...opened}
    />
  );
});
