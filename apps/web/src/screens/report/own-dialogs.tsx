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
  return (
    <>
      {report.mayChange && (
        <>
          <DetailsDialog tools={tools} />
          <ShareDialog tools={tools} />
          <CorrectionDialog tools={tools} report={report} />
        </>
      )}
      <PapersDialog papers={papers} report={report} />
      <VersionsDialog versions={versions} report={report} />
    </>
  );
});
