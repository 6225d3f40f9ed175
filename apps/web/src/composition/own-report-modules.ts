import { accountModule } from './account.module.ts';
import { clipboardModule } from './clipboard.module.ts';
import { draftsModule } from './drafts.module.ts';
import { ownRecordsModule } from './own-records.module.ts';
import { ownReportModule } from './own-report.module.ts';
import { projectRecordsModule } from './project-records.module.ts';
import { pdfsModule } from './pdfs.module.ts';
import { reportLinksModule } from './report-links.module.ts';
import { savedCalculationsModule } from './saved-calculations.module.ts';
import { waitingEditsModule } from './waiting-edits.module.ts';

/** The modules that a report of one's own needs besides those of every report. */
export const ownReportModules = [
  accountModule,
  clipboardModule,
  pdfsModule,
  reportLinksModule,
  projectRecordsModule,
  ownRecordsModule,
  draftsModule,
  waitingEditsModule,
  savedCalculationsModule,
  ownReportModule,
];
