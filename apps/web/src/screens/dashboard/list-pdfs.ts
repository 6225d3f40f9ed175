import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { DashboardCode } from './dashboard-code.ts';
import { tellListFailure } from './list-failure.ts';
import type { PdfBatchMaker } from './pdfs/pdf-batch-maker.ts';
import type { PdfChoice } from './pdfs/pdf-choice.ts';

// D RPT-7.6
/** PDFs of the list; their code is loaded with the first press. */
export class ListPdfs {
  maker: PdfBatchMaker | null = null;
  readonly #code: Pick<DashboardCode, 'pdfs'>;
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(code: Pick<DashboardCode, 'pdfs'>, toasts: ToastStore, language: Language) {
    this.#code = code;
    this.#toasts = toasts;
    this.#language = language;
    makeAutoObservable(this, { maker: observableRef });
  }

  async open(choice: PdfChoice): Promise<void> {
    const maker = await this.#code.pdfs().catch(() => null);
    runInAction(() => (this.maker = maker));
    if (maker === null)
      return tellListFailure(this.#toasts, this.#language, 'unable-to-fetch-filtered-reports');
    await maker.open(choice);
  }

  leave(): void {
    this.maker?.leave();
  }
}
