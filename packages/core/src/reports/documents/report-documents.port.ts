import type { Result } from '../../shared/result.ts';
import type { PdfKind, PdfRequest } from './pdf-request.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** The PDFs of a report. */
export abstract class ReportDocuments {
  /** Where the PDF can be opened; null where the server made none. */
  abstract make(request: PdfRequest): Promise<Result<string | null, ReportRefusal>>;
  /** The kept PDF is thrown away, and made anew when it is next asked for. */
  abstract invalidate(reportNumber: string, kind: PdfKind): Promise<Result<void, ReportRefusal>>;
  /** By mail, to the person who is signed in. */
  abstract send(reportNumber: string, kind: PdfKind): Promise<Result<void, ReportRefusal>>;
}
