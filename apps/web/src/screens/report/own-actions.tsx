import type { Report } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, MoreIcon, ShareIcon } from '../../ui/icons.tsx';
import { MenuButton, type OpenedMenu } from '../../ui/menu-button.tsx';
import type { EarlierVersions } from './earlier-versions.ts';
import type { OwnReport } from './own-report.ts';
import type { ReportPapers } from './report-papers.ts';
import type { ReportTools } from './report-tools.ts';

type Props = { readonly own: OwnReport; readonly report: Report };

// What opens is loaded when it does: menus and dialogs are most of the code, and most readers open none.

const OwnMenu = overlayOnDemand<Props & OpenedMenu>(async () => (await import('./own-menu.tsx')).OwnMenu);

const DetailsDialog = overlayOnDemand<{ readonly tools: ReportTools }>(
  async () => (await import('./details-dialog.tsx')).DetailsDialog,
);

const ShareDialog = overlayOnDemand<{ readonly tools: ReportTools }>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
);

const CorrectionDialog = overlayOnDemand<{ readonly tools: ReportTools; readonly report: Report }>(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
);

const PapersDialog = overlayOnDemand<{ readonly papers: ReportPapers; readonly report: Report }>(
  async () => (await import('./papers-dialog.tsx')).PapersDialog,
);

const VersionsDialog = overlayOnDemand<{ readonly versions: EarlierVersions; readonly report: Report }>(
  async () => (await import('./versions-dialog.tsx')).VersionsDialog,
);

/** Above a report of one's own, or of the team: its PDF, its link, and the rest in a menu. */
export const OwnActions = observer(function OwnActions({
  own,
  report,
}: {
  readonly own: OwnReport | null;
  readonly report: Report;
}) {
  const words = useWords(reportMessages);
  if (own === null) return null;
  const { pdfs, tools } = own;
  return (
    <>
      <MenuButton
        label={words('more')}
        onHoverStart={OwnMenu.preload}
        renderMenu={(opened) => <OwnMenu {...opened} own={own} report={report} />}
      >
        <MoreIcon />
      </MenuButton>
      {report.mayChange && (
        <Button
          icon={<ShareIcon />}
          onHoverStart={ShareDialog.preload}
          onPress={() => void tools.sharing.open()}
        >
          {words('share')}
        </Button>
      )}
      <Button
        kind="primary"
        icon={<DownloadIcon />}
        isPending={pdfs.making === 'whole'}
        pendingLabel={words('making-pdf')}
        onPress={() => void pdfs.open({ reportNumber: report.reportNumber, kind: 'whole' })}
      >
        {words('download-pdf')}
      </Button>
      <Dialogs own={own} report={report} />
    </>
  );
});

const Dialogs = observer(function Dialogs({ own: { tools, papers, versions }, report }: Props) {
  const { opened, close } = tools.task;
  return (
    <>
      {report.mayChange && (
        <>
          <DetailsDialog tools={tools} isOpen={opened === 'details'} onClose={tools.close} />
          <ShareDialog tools={tools} isOpen={opened === 'share'} onClose={close} />
          <CorrectionDialog tools={tools} report={report} isOpen={opened === 'correction'} onClose={close} />
        </>
      )}
      <PapersDialog papers={papers} report={report} isOpen={papers.isOpen} onClose={papers.close} />
      <VersionsDialog versions={versions} report={report} isOpen={versions.isOpen} onClose={versions.close} />
    </>
  );
});
