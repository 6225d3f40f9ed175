import { KeptVisitSecret, RandomIds } from '@ridgeline/adapters/browser';
import { HttpAnonymousReports } from '@ridgeline/adapters/http';
import { AnonymousReports, CreateAnonymousReport } from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { PendingReportViewModel } from '../screens/pending-report/pending-report.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Reports that visitors create before they sign in. */
export const anonymousReportsModule = new ContainerModule(({ bind }) => {
  bind(UniqueIds).toConstantValue(new RandomIds());
  made(bind, KeptVisitSecret, [Preferences, UniqueIds]);
  made(bind, HttpAnonymousReports, [API_CLIENT, KeptVisitSecret], { as: AnonymousReports });
  made(bind, CreateAnonymousReport, [AnonymousReports]);
  made(bind, PendingReportViewModel, [CreateAnonymousReport, UniqueIds, Navigation]);
});
