import { KeptVisitSecret, RandomIds } from '@ridgeline/adapters/browser';
import { HttpAnonymousReports } from '@ridgeline/adapters/http';
import { AnonymousReports, CreateAnonymousReport } from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { PendingReportViewModel } from '../screens/pending-report/pending-report.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { API_CLIENT } from './tokens.ts';

/** Reports that visitors make before they sign in. */
export const anonymousReportsModule = new ContainerModule(({ bind }) => {
  bind(UniqueIds).toConstantValue(new RandomIds());
  bind(AnonymousReports).toResolvedValue(
    (api, preferences: Preferences, ids: UniqueIds) =>
      new HttpAnonymousReports(api, new KeptVisitSecret(preferences, ids)),
    [API_CLIENT, Preferences, UniqueIds],
  );
  bind(CreateAnonymousReport).toResolvedValue(
    (anonymous: AnonymousReports) => new CreateAnonymousReport(anonymous),
    [AnonymousReports],
  );
  bind(PendingReportViewModel).toResolvedValue(
    (create: CreateAnonymousReport, ids: UniqueIds, navigation: Navigation) =>
      new PendingReportViewModel(create, ids, navigation),
    [CreateAnonymousReport, UniqueIds, Navigation],
  );
});
