import type { Report } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { CorrectionDialog } from './correction-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { OwnReport } from './own-report.ts';
import { PapersDialog } from './papers-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

type Props = { readonly own: OwnReport; readonly report: Report };

/** One of them at a time; their code comes together, since they share most of it. */
export const OwnDialogs = observer(function OwnDialogs({ own: { tools, papers, versions }, report }: Props) {
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
