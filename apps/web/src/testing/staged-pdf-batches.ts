import { FollowPdfBatch, ListProjects, MakePdfs, type ProjectLists } from '@ridgeline/core/reports';
import { FakePdfBatches } from '@ridgeline/core/testing/reports';
import type { FakeTimer } from '@ridgeline/core/testing/shared';
import type { Language } from '../language/language.store.ts';
import { PdfBatchMaker } from '../screens/dashboard/pdfs/pdf-batch-maker.ts';
import type { SessionStore } from '../view-model/session.store.ts';
import type { ToastStore } from '../view-model/toasts.store.ts';
import { FakePage } from './fake-page.ts';

type World = {
  readonly lists: ProjectLists;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
  readonly timer: FakeTimer;
};

/** PDFs of many projects on core's fakes. */
export function aMaker({ lists, session, toasts, language, timer }: World) {
  const [batches, page] = [new FakePdfBatches(), new FakePage()];
  const maker = new PdfBatchMaker({
    make: new MakePdfs(new ListProjects(lists), batches),
    follow: new FollowPdfBatch(batches, timer),
    batches,
    session,
    toasts,
    language,
    page,
    timer,
  });
  return { maker, batches, page };
}
