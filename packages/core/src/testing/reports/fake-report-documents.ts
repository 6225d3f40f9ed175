import type { PdfKind, PdfRequest } from '../../reports/documents/pdf-request.ts';
import { ReportDocuments } from '../../reports/documents/report-documents.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import { done, ok, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `reportDocumentsContract`, as the real adapters do. */
export class FakeReportDocuments extends ReportDocuments {
  readonly made: PdfRequest[] = [];
  readonly sent: string[] = [];
  readonly invalidated: string[] = [];
  readonly #server: FakeReportServer;
  #makesNothing = false;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  /** Makes the server respond without a link. */
  makeNothing(): void {
    this.#makesNothing = true;
  }

  override async make(request: PdfRequest): Promise<Result<string | null, ReportRefusal>> {
    this.made.push(request);
    const found = this.#server.find(request.reportNumber);
    if (!found.ok) return found;
    return ok(
      this.#makesNothing ? null : `https://files.example.com/${request.reportNumber}/${request.kind}.pdf`,
    );
  }

  override async invalidate(reportNumber: string, kind: PdfKind): Promise<Result<void, ReportRefusal>> {
    return this.#note(this.invalidated, reportNumber, kind);
  }

  override async send(reportNumber: string, kind: PdfKind): Promise<Result<void, ReportRefusal>> {
    return this.#note(this.sent, reportNumber, kind);
  }

  #note(notes: string[], reportNumber: string, kind: PdfKind): Result<void, ReportRefusal> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    notes.push(`${reportNumber} ${kind}`);
    return done;
  }
}
