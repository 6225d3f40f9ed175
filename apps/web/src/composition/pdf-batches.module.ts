import { HttpPdfBatches } from '@ridgeline/adapters/http';
import { FollowPdfBatch, ListProjects, MakePdfs, PdfBatches } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { PdfBatchMaker } from '../screens/dashboard/pdfs/pdf-batch-maker.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** PDFs of many projects. */
export const pdfBatchesModule = new ContainerModule(({ bind }) => {
  made(bind, HttpPdfBatches, [API_CLIENT], { as: PdfBatches });
  made(bind, MakePdfs, [ListProjects, PdfBatches]);
  made(bind, FollowPdfBatch, [PdfBatches, Timer]);
  made(bind, PdfBatchMaker, {
    make: MakePdfs,
    follow: FollowPdfBatch,
    batches: PdfBatches,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
    page: Page,
    timer: Timer,
  });
});
