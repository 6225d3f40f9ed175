import { KeptVisitSecret } from '@ridgeline/adapters/browser';
import { HttpAnonymousReports, HttpPublicReports } from '@ridgeline/adapters/http';
import { AdoptReport, AnonymousReports, PublicReports } from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { SessionStore } from '../view-model/session.store.ts';
import { VisitorReport } from '../view-model/visitor-report.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The reports of a visit: those that are read, made and adopted without being anybody's project. */
export const visitModule = new ContainerModule(({ bind }) => {
  made(bind, KeptVisitSecret, [Preferences, UniqueIds]);
  made(bind, HttpAnonymousReports, [API_CLIENT, KeptVisitSecret], { as: AnonymousReports });
  made(bind, HttpPublicReports, [API_CLIENT, KeptVisitSecret], { as: PublicReports });
  made(bind, AdoptReport, [AnonymousReports]);
  made(bind, VisitorReport, [AdoptReport, Preferences, SessionStore]).inSingletonScope();
});
