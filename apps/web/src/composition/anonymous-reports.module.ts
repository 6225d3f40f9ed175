import { AnonymousReports, CreateAnonymousReport } from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { PendingReportViewModel } from '../screens/pending-report/pending-report.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { VisitorAddress } from '../view-model/visitor-address.ts';
import { VisitorReport } from '../view-model/visitor-report.store.ts';
import { made } from './made.ts';

/** Reports that visitors create before they sign in. */
export const anonymousReportsModule = new ContainerModule(({ bind }) => {
  made(bind, CreateAnonymousReport, [AnonymousReports]);
  made(bind, PendingReportViewModel, [
    CreateAnonymousReport,
    VisitorAddress,
    UniqueIds,
    VisitorReport,
    SessionStore,
    Navigation,
  ]);
});
