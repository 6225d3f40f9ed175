import { HttpReportLinks } from '@ridgeline/adapters/http';
import { PublicReports, ReportLinks } from '@ridgeline/core/reports';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { PublicReportViewModel } from '../screens/public-report/public-report.view-model.ts';
import { VanityReportViewModel } from '../screens/vanity-report/vanity-report.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The links that lead to a report. */
export const reportLinksModule = new ContainerModule(({ bind }) => {
  made(bind, HttpReportLinks, [API_CLIENT], { as: ReportLinks });
  made(bind, VanityReportViewModel, [ReportLinks, SessionStore, Preferences, Navigation]);
  made(bind, PublicReportViewModel, [PublicReports, Navigation]);
});
