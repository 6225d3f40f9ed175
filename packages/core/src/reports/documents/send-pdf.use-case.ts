import type { Result } from '../../shared/result.ts';
import { withFailureCode } from '../report-refusal.ts';
import { PDF_KINDS, type PdfRequest } from './pdf-request.ts';
import type { ReportDocuments } from './report-documents.port.ts';

/** Mails a PDF to the signed-in user. One that needs more than the report is made first, and exactly that one is mailed. */
// RPT-7
export class SendPdf {
  readonly #documents: ReportDocuments;

  constructor(documents: ReportDocuments) {
    this.#documents = documents;
  }

  async run(request: PdfRequest): Promise<Result<void, 'pdf-not-sent' | 'signed-out'>> {
    const { reportNumber, kind, locale } = request;
    if (!('needs' in PDF_KINDS[kind])) {
      return withFailureCode(await this.#documents.send(reportNumber, kind, locale), 'pdf-not-sent');
    }
    const made = await this.#documents.make(request);
    if (!made.ok) return withFailureCode(made, 'pdf-not-sent');
    const link = made.value ?? undefined;
    return withFailureCode(await this.#documents.send(reportNumber, kind, locale, link), 'pdf-not-sent');
  }
}
