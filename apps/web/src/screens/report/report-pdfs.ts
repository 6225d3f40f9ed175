import {
  pdfDialogFor,
  type PdfKind,
  type PdfRequest,
  reportsMessages,
  type SendPdf,
  type ViewPdf,
  type ViewPdfFailure,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { DialogStore } from '../../view-model/dialogs.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { reportMessages } from '../../parts/report/report.messages.ts';

type WithoutLocale<Request> = Request extends unknown ? Omit<Request, 'locale'> : never;
/** A PDF in the reader's language. */
export type PdfWish = WithoutLocale<PdfRequest>;

type Dependencies = {
  readonly viewPdf: ViewPdf;
  readonly sendPdf: SendPdf;
  readonly dialogs: DialogStore;
  readonly toasts: ToastStore;
  readonly session: SessionStore;
  readonly language: Language;
};

/** RPT-7 RPT-8: the PDFs of a report, opened or mailed. */
export class ReportPdfs {
  making: PdfKind | null = null;
  sending: PdfKind | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(wish: PdfWish): Promise<void> {
    if (this.making !== null) return;
    const { viewPdf, language } = this.#dependencies;
    runInAction(() => (this.making = wish.kind));
    const viewed = await viewPdf.run({ ...wish, locale: language.locale });
    runInAction(() => (this.making = null));
    if (!viewed.ok) this.#tell(viewed.failure, wish);
  }

  async send(wish: PdfWish): Promise<void> {
    if (this.sending !== null) return;
    const { sendPdf, toasts, session, language } = this.#dependencies;
    runInAction(() => (this.sending = wish.kind));
    const sent = await sendPdf.run({ ...wish, locale: language.locale });
    runInAction(() => (this.sending = null));
    if (sent.ok)
      return toasts.show({ tone: 'ok', text: () => say(reportMessages, language.locale, 'pdf-sent') });
    if (sent.failure === 'signed-out') return void session.refused();
    toasts.show({ tone: 'danger', text: () => say(reportsMessages, language.locale, sent.failure) });
  }

  #tell(failure: ViewPdfFailure, wish: PdfWish): void {
    const { dialogs, toasts, session, language } = this.#dependencies;
    const { locale } = language;
    if (failure === 'signed-out') return void session.refused();
    const dialog = pdfDialogFor(failure);
    if (dialog === null) {
      const code = failure as 'pdf-not-made' | 'manufacturer-pdf-not-made';
      return toasts.show({ tone: 'danger', text: () => say(reportsMessages, language.locale, code) });
    }
    const main =
      dialog.action === null
        ? {
            label: say(reportMessages, locale, 'open-pdf'),
            path: null,
            isMain: true,
            // A press of a button may open a tab where an answer from the server may not.
            act: () => void this.open(wish),
          }
        : {
            label: say(reportsMessages, locale, dialog.action.says),
            path: pathTo('feedback', {}, { source: 'report', reportNumber: wish.reportNumber }),
            isMain: true,
          };
    dialogs.open('error', {
      title: say(reportsMessages, locale, dialog.title),
      text: say(reportsMessages, locale, dialog.text),
      buttons: [{ label: say(reportMessages, locale, 'close'), path: null }, main],
    });
  }
}
