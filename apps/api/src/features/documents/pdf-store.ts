import { createHash } from 'node:crypto';
import type { Report } from '@ridgeline/contract';
import type { Files } from '../../ports/files.port.ts';
import type { PdfMaker, PdfSubject } from '../../ports/pdf-maker.port.ts';
import { type SealedContent, sealed } from './paper-seal.ts';
import { pdfContent } from './pdf-content.ts';
import { reportOnWire, type ReportRow } from '../reports/report-on-wire.ts';

/** Which PDF of a report. */
export type PdfWish = Pick<PdfSubject, 'kind' | 'locale'> & Partial<Pick<PdfSubject, 'asked'>>;

export type PdfConfig = {
  readonly files: Files;
  readonly pdfMaker: PdfMaker;
  /** The first part of links in PDFs and mails. */
  readonly publicAddress: string;
};

/** Stores PDFs by the hash of their content and template, so that none is made twice. */
export class PdfStore {
  readonly #files: Files;
  readonly #maker: PdfMaker;
  readonly #publicAddress: string;

  constructor({ files, pdfMaker, publicAddress }: PdfConfig) {
    this.#files = files;
    this.#maker = pdfMaker;
    this.#publicAddress = publicAddress;
  }

  /**
   * The hash under which it is stored; null if its report was deleted meanwhile. `keep` records that the file exists, and
   * tells whether its report does. It is called before the file is stored, so that a deletion or a crash in between leaves
   * no file that nobody knows of, and again afterwards, since a deletion may have looked for the file before it was there.
   */
  async provide(
    row: ReportRow,
    { kind, locale, asked = {} }: PdfWish,
    keep: (hash: string, content: SealedContent) => Promise<boolean>,
  ): Promise<string | null> {
    const publicAddress = this.#publicAddress;
    const subject: PdfSubject = { kind, locale, report: reportOf(row), publicAddress, asked };
    const hash = createHash('sha256')
      .update(JSON.stringify([this.#maker.template, subject]))
      .digest('hex');
    const file = fileOfPdf(row.reportNumber, hash);
    if (await this.#files.has(file)) return hash;
    const content = sealed(pdfContent(subject));
    if (!(await keep(hash, content))) return null;
    let isKept = false;
    try {
      await this.#files.put(file, await this.#maker.make(subject));
      isKept = await keep(hash, content);
    } finally {
      if (!isKept) await this.#files.remove(file);
    }
    return isKept ? hash : null;
  }

  read(reportNumber: string, hash: string): Promise<Uint8Array | null> {
    return this.#files.get(fileOfPdf(reportNumber, hash));
  }

  async remove(reportNumber: string, hashes: readonly string[]): Promise<void> {
    await Promise.all(hashes.map((hash) => this.#files.remove(fileOfPdf(reportNumber, hash))));
  }
}

/** Without the marks that users put on a report: the PDF does not contain them. */
function reportOf(row: ReportRow): Report {
  const { user_flags: _, ...report } = reportOnWire(row);
  return { ...report, archived: false };
}

function fileOfPdf(reportNumber: string, hash: string): string {
  return `pdfs/${reportNumber}/${hash}.pdf`;
}
