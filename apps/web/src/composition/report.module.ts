import {
  AnonymousReports,
  LoadReport,
  LoadSampleReport,
  PublicReports,
  ReportDocuments,
  ReportGateway,
  SendPdf,
  ViewPdf,
} from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ReportPdfs } from '../screens/report/report-pdfs.ts';
import { ReportViewModel } from '../screens/report/report.view-model.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { VisitorReport } from '../view-model/visitor-report.store.ts';
import { made } from './made.ts';

/** One report and its PDFs. */
export const reportModule = new ContainerModule(({ bind }) => {
  made(bind, LoadReport, [ReportGateway]);
  made(bind, LoadSampleReport, [AnonymousReports]);
  made(bind, SendPdf, [ReportDocuments]);
  made(bind, ReportPdfs, {
    viewPdf: ViewPdf,
    sendPdf: SendPdf,
    dialogs: DialogStore,
    toasts: ToastStore,
    session: SessionStore,
    language: Language,
  });
  made(bind, ReportViewModel, {
    loadReport: LoadReport,
    loadSample: LoadSampleReport,
    publicReports: PublicReports,
    visitorReport: VisitorReport,
    session: SessionStore,
    navigation: Navigation,
    pdfs: ReportPdfs,
  });
});
