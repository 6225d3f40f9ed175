import type { Result } from '../../shared/result.ts';
import type { PdfKind } from './pdf-request.ts';
import type { ReportDocuments } from './report-documents.port.ts';
import { withFailureCode } from '../report-refusal.ts';

export class InvalidatePdf {
  readonly #documents: ReportDocuments;

  constructor(documents: ReportDocuments) {
    this.#documents = documents;
  }

  async run(
    reportNumber: string,
    kind: PdfKind,
  ): Promise<Result<void, 'pdf-not-invalidated' | 'signed-out'>> {
    return withFailureCode(await this.#documents.invalidate(reportNumber, kind), 'pdf-not-invalidated');
  }
}
