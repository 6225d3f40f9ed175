import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { VisitorReportKeeper } from '../view-model/visitor-report-keeper.ts';
import { VisitorReport } from '../view-model/visitor-report.store.ts';
import { made } from './made.ts';

/** Adopts the report of a visitor who has signed in. */
export const visitorReportModule = new ContainerModule(({ bind }) => {
  made(bind, VisitorReportKeeper, {
    report: VisitorReport,
    session: SessionStore,
    account: AccountStore,
    toasts: ToastStore,
    navigation: Navigation,
    language: Language,
  }).inSingletonScope();
});
