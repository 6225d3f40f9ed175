import type { Locale } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import type { PdfKind, PdfRequest } from './pdf-request.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** The PDFs of a report. */
export abstract class ReportDocuments {
  /** The URL of the PDF; null if the server made none. */
  abstract make(request: PdfRequest): Promise<Result<string | null, ReportRefusal>>;
  /** Deletes the stored PDF; it is generated again on the next request. */
  abstract invalidate(reportNumber: string, kind: PdfKind): Promise<Result<void, ReportRefusal>>;
  /** By email, to the signed-in user, in their language: the PDF that `link` leads to, or the one of today. */
  abstract send(
    reportNumber: string,
    kind: PdfKind,
    locale: Locale,
    link?: string,
  ): Promise<Result<void, ReportRefusal>>;
}
