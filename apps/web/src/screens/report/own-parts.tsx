import type { AddOn, Report } from '@ridgeline/core/reports';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import styles from '../../parts/report/report.module.css';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DownloadIcon, MoreIcon, ShareIcon } from '../../ui/icons.tsx';
import type { OwnReport } from './own-report.ts';
import type { ReportViewModel } from './report.view-model.ts';

type OwnActionsProps = {
  readonly vm: Pick<ReportViewModel, 'loadOwn'>;
  readonly own: OwnReport | null;
  readonly report: Report;
};

/** Its buttons, and what they do. */
export const OwnActions = partOnDemand<OwnActionsProps>({
  load: async () => (await import('./own-actions.tsx')).OwnActions,
  prepare: ({ vm }) => vm.loadOwn(),
  Waiting: WaitingActions,
});

export const OwnNotices = partOnDemand({
  load: async () => (await import('./own-notices.tsx')).OwnNotices,
});

const AddOnButton = partOnDemand({
  load: async () => (await import('./add-on-button.tsx')).AddOnButton,
});

/** Adds to the report what it lacks. */
export function addOnActionOf({ tools }: OwnReport): (addOn: AddOn) => ReactNode {
  return (addOn) => <AddOnButton tools={tools} addOn={addOn} />;
}

/** Keeps the place of the buttons, and is none itself. */
function WaitingActions({ report }: OwnActionsProps) {
  const words = useWords(reportMessages);
  return (
    <div aria-hidden="true" className={styles['actions']}>
      <IconButton label={words('more')} isDisabled>
        <MoreIcon />
      </IconButton>
      {report.mayChange && (
        <Button icon={<ShareIcon />} isDisabled>
          {words('share')}
        </Button>
      )}
      <Button kind="primary" icon={<DownloadIcon />} isDisabled>
        {words('download-pdf')}
      </Button>
    </div>
  );
}
