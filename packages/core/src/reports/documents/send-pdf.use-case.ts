import type { Locale } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import type { PdfKind } from './pdf-request.ts';
import type { ReportDocuments } from './report-documents.port.ts';
import { withFailureCode } from '../report-refusal.ts';

export class SendPdf {
  readonly #documents: ReportDocuments;

  constructor(documents: ReportDocuments) {
    this.#documents = documents;
  }

  async run(
    reportNumber: string,
    kind: PdfKind,
    locale: Locale,
    link?: string,
  ): Promise<Result<void, 'pdf-not-sent' | 'signed-out'>> {
    return withFailureCode(await this.#documents.send(reportNumber, kind, locale, link), 'pdf-not-sent');
  }
}
