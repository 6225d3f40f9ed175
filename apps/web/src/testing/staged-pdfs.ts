import { SendPdf, ViewPdf } from '@ridgeline/core/reports';
import {
  FakeDocumentViewer,
  FakeReportDocuments,
  type FakeReportServer,
} from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { Language } from '../language/language.store.ts';
import { ReportPdfs } from '../screens/report/report-pdfs.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import type { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { FakeNavigation } from './fake-navigation.ts';
import { FakePage } from './fake-page.ts';

/** The PDFs of a report on core's fakes, for view-models that have them. */
export function stagedPdfs(server: FakeReportServer, session: SessionStore) {
  const documents = new FakeReportDocuments(server);
  const viewer = new FakeDocumentViewer();
  const clock = new FakeClock();
  const toasts = new ToastStore();
  const dialogs = new DialogStore(clock, new FakeTimer(clock), new FakeNavigation(), new FakePage());
  const pdfs = new ReportPdfs({
    viewPdf: new ViewPdf(documents, viewer),
    sendPdf: new SendPdf(documents),
    dialogs,
    toasts,
    session,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
  });
  return { pdfs, documents, viewer, dialogs, toasts };
}
