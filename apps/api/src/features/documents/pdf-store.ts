import { createHash } from 'node:crypto';
import type { PdfKind } from '@ridgeline/core/reports';
import type { Files } from '../../ports/files.port.ts';
import type { PdfMaker, PdfSubject } from '../../ports/pdf-maker.port.ts';
import type { ReportRow } from '../reports/report-on-wire.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';

/** Stores PDFs by the hash of their content and template, so that none is made twice. */
export class PdfStore {
  readonly #files: Files;
  readonly #maker: PdfMaker;

  constructor(files: Files, maker: PdfMaker) {
    this.#files = files;
    this.#maker = maker;
  }

  /**
   * The hash under which it is stored; null if its report was deleted meanwhile. `keep` records that the file exists, and
   * tells whether its report does. It is called before the file is stored, so that a deletion or a crash in between leaves
   * no file that nobody knows of, and again afterwards, since a deletion may have looked for the file before it was there.
   */
  async provide(
    kind: PdfKind,
    row: ReportRow,
    asked: PdfSubject['asked'],
    keep: (hash: string) => Promise<boolean>,
  ): Promise<string | null> {
    const subject = subjectOf(kind, row, asked);
    const hash = createHash('sha256')
      .update(JSON.stringify([this.#maker.template, subject]))
      .digest('hex');
    const file = fileOfPdf(row.reportNumber, hash);
    if (await this.#files.has(file)) return hash;
    if (!(await keep(hash))) return null;
    let isKept = false;
    try {
      await this.#files.put(file, await this.#maker.make(subject));
      isKept = await keep(hash);
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
function subjectOf(kind: PdfKind, row: ReportRow, asked: PdfSubject['asked']): PdfSubject {
  const { user_flags: _, archived: __, ...report } = reportOnWire(row);
  return { kind, report: { ...report, archived: false }, asked };
}

function fileOfPdf(reportNumber: string, hash: string): string {
  return `pdfs/${reportNumber}/${hash}.pdf`;
}
