import type { PdfKind, PdfRequest } from '../../reports/documents/pdf-request.ts';
import { ReportDocuments } from '../../reports/documents/report-documents.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Locale } from '../../shared/messages.ts';
import { done, ok, type Result } from '../../shared/result.ts';
import { letterFacts } from '../../reports/documents/claim-letter.policy.ts';
import type { Report } from '../../reports/report.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `reportDocumentsContract`, as the real adapters do. */
export class FakeReportDocuments extends ReportDocuments {
  readonly made: PdfRequest[] = [];
  readonly sent: {
    readonly reportNumber: string;
    readonly kind: PdfKind;
    readonly locale: Locale;
    readonly link?: string;
  }[] = [];
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
    const { reportNumber, kind, locale } = request;
    const letter = request.kind === 'claimLetter' ? letterPath(request, found.value) : '';
    return ok(
      this.#makesNothing ? null : `https://files.example.com/${reportNumber}/${letter}${kind}-${locale}.pdf`,
    );
  }

  override async invalidate(reportNumber: string, kind: PdfKind): Promise<Result<void, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    this.invalidated.push(`${reportNumber} ${kind}`);
    return done;
  }

  override async send(
    reportNumber: string,
    kind: PdfKind,
    locale: Locale,
    link?: string,
  ): Promise<Result<void, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    this.sent.push({ reportNumber, kind, locale, ...(link !== undefined && { link }) });
    return done;
  }
}

/** By what the letter says: the chosen lines name it only where some were left out. */
function letterPath(
  { claimNumber, questions }: Extract<PdfRequest, { readonly kind: 'claimLetter' }>,
  { facts }: Pick<Report, 'facts'>,
): string {
  const chosen = letterFacts(facts, questions).map(({ name }) => name);
  const isWhole = chosen.length === letterFacts(facts, null).length;
  return isWhole ? `${claimNumber}/` : `${claimNumber}/${chosen.join('+')}/`;
}
