import { done, fail, type Result } from '../../shared/result.ts';
import type { DocumentViewer } from './document-viewer.port.ts';
import { pdfFailure, type ViewPdfFailure } from './pdf-failure.policy.ts';
import type { PdfRequest } from './pdf-request.ts';
import type { ReportDocuments } from './report-documents.port.ts';

export class ViewPdf {
  readonly #documents: ReportDocuments;
  readonly #viewer: DocumentViewer;

  constructor(documents: ReportDocuments, viewer: DocumentViewer) {
    this.#documents = documents;
    this.#viewer = viewer;
  }

  async run(request: PdfRequest): Promise<Result<void, ViewPdfFailure>> {
    const made = await this.#documents.make(request);
    if (!made.ok) return fail(pdfFailure(request.kind, made.failure));
    if (!made.value) return fail('pdf-link-missing');
    return (await this.#viewer.open(made.value)) === 'opened' ? done : fail('popup-blocked');
  }
}
