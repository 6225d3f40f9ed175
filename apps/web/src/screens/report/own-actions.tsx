import type { Report } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, MoreIcon, ShareIcon } from '../../ui/icons.tsx';
import { MenuButton, type OpenedMenu } from '../../ui/menu-button.tsx';
import type { OwnReport } from './own-report.ts';

type Props = { readonly own: OwnReport; readonly report: Report };

// What opens is loaded when it does: menus and dialogs are most of the code, and most readers open none.

const OwnMenu = overlayOnDemand<Props & OpenedMenu>(async () => (await import('./own-menu.tsx')).OwnMenu);

const OwnDialogs = overlayOnDemand<Props>(async () => (await import('./own-dialogs.tsx')).OwnDialogs);

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
          onHoverStart={OwnDialogs.preload}
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
      <OwnDialogs own={own} report={report} isOpen={own.isDialogOpen} onClose={own.closeDialogs} />
    </>
  );
});
