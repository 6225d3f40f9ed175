import { HttpReportMaps } from '@ridgeline/adapters/http';
import {
  AnonymousReports,
  LoadReport,
  LoadSampleReport,
  PublicReports,
  ReportMaps,
} from '@ridgeline/core/reports';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { OwnReport } from '../screens/report/own-report.ts';
import { OwnReportCode } from '../screens/report/own-report-code.ts';
import { ReportViewModel } from '../screens/report/report.view-model.ts';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { VisitorReport } from '../view-model/visitor-report.store.ts';
import { LateModules } from './late-modules.ts';
import { made } from './made.ts';
import { quietPage } from './quiet-page.ts';
import { API_CLIENT } from './tokens.ts';

/** One report, for whoever may read it. */
export const reportModule = new ContainerModule(({ bind }) => {
  made(bind, LoadSampleReport, [AnonymousReports]);
  made(bind, HttpReportMaps, [API_CLIENT], { as: ReportMaps });
  bind(OwnReportCode).toResolvedValue(
    (late) => ({
      load: () =>
        late.get(OwnReport, async () => {
          await quietPage();
          return (await import('./own-report-modules.ts')).ownReportModules;
        }),
    }),
    [LateModules],
  );
  made(bind, ReportViewModel, {
    loadReport: LoadReport,
    loadSample: LoadSampleReport,
    publicReports: PublicReports,
    visitorReport: VisitorReport,
    session: SessionStore,
    navigation: Navigation,
    connection: ConnectionStore,
    ownReport: OwnReportCode,
    maps: ReportMaps,
    preferences: Preferences,
  });
});
