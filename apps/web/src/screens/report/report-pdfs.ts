import {
  pdfDialogFor,
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

/** The PDFs that need no further details. */
export type PlainPdf = Exclude<PdfRequest['kind'], 'claimLetter' | 'manufacturer' | 'permit_calculator'>;

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
  making: PlainPdf | null = null;
  isSending = false;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(reportNumber: string, kind: PlainPdf): Promise<void> {
    if (this.making !== null) return;
    const { viewPdf, language } = this.#dependencies;
    runInAction(() => (this.making = kind));
    const viewed = await viewPdf.run({ reportNumber, kind, locale: language.locale });
    runInAction(() => (this.making = null));
    if (!viewed.ok) this.#tell(viewed.failure, reportNumber, kind);
  }

  async send(reportNumber: string, kind: PlainPdf): Promise<void> {
    if (this.isSending) return;
    const { sendPdf, toasts, session, language } = this.#dependencies;
    runInAction(() => (this.isSending = true));
    const sent = await sendPdf.run(reportNumber, kind, language.locale);
    runInAction(() => (this.isSending = false));
    if (sent.ok) return toasts.show({ tone: 'ok', text: say(reportMessages, language.locale, 'pdf-sent') });
    if (sent.failure === 'signed-out') return void session.refused();
    toasts.show({ tone: 'danger', text: say(reportsMessages, language.locale, sent.failure) });
  }

  #tell(failure: ViewPdfFailure, reportNumber: string, kind: PlainPdf): void {
    const { dialogs, toasts, session, language } = this.#dependencies;
    const { locale } = language;
    if (failure === 'signed-out') return void session.refused();
    const dialog = pdfDialogFor(failure);
    if (dialog === null) {
      const text = say(reportsMessages, locale, failure as 'pdf-not-made' | 'manufacturer-pdf-not-made');
      return toasts.show({ tone: 'danger', text });
    }
    const main =
      dialog.action === null
        ? {
            label: say(reportMessages, locale, 'open-pdf'),
            path: null,
            isMain: true,
            // A press of a button may open a tab where an answer from the server may not.
            act: () => void this.open(reportNumber, kind),
          }
        : {
            label: say(reportsMessages, locale, dialog.action.says),
            path: pathTo('feedback', {}, { source: 'report', reportNumber }),
            isMain: true,
          };
    dialogs.open('error', {
      title: say(reportsMessages, locale, dialog.title),
      text: say(reportsMessages, locale, dialog.text),
      buttons: [{ label: say(reportMessages, locale, 'close'), path: null }, main],
    });
  }
}
