import { createHash } from 'node:crypto';
import type { Report } from '@ridgeline/contract';
import type { Point } from '@ridgeline/core/places';
import { pathTo } from '@ridgeline/core/routes';
import type { Files } from '../../ports/files.port.ts';
import type { PdfContent } from '../../ports/pdf-content.ts';
import type { PdfLinks, PdfMaker } from '../../ports/pdf-maker.port.ts';
import { locatorMap } from '../places/locator-map.ts';
import { precisionOf } from '../places/point-precision.ts';
import { surroundings } from '../places/surroundings.ts';
import { reportOnWire, type ReportRow } from '../reports/report-on-wire.ts';
import { fileOfPdf } from './file-of-pdf.ts';
import { fittingClaimLetter } from './claim-letter.ts';
import type { PrintedRow } from './documents.repository.ts';
import { type SealedContent, sealed } from './paper-seal.ts';
import { pdfContent } from './pdf-content.ts';
import type { PlacedMap } from './map-block.ts';
import type { PdfSubject } from './pdf-subject.ts';

/** Kinds that print hail or wind. */
const WITH_STORMS: ReadonlySet<PdfSubject['kind']> = new Set(['whole', 'hailStorm', 'windHistoryHailTrace']);

/** Which PDF of a report. */
export type PdfWish = Pick<PdfSubject, 'kind' | 'locale'> & Partial<Pick<PdfSubject, 'asked' | 'product'>>;

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
    row: PrintedRow,
    { kind, locale, asked = {}, product = null }: PdfWish,
    keep: (hash: string, content: SealedContent) => Promise<boolean>,
  ): Promise<string | null> {
    const { digest, reportNumber, calculations } = row;
    const map = kind === 'whole' ? await drawnAt(row, (point) => placedMap(row.address, point)) : null;
    const ground = WITH_STORMS.has(kind) ? await drawnAt(row, surroundings) : null;
    const report = reportOf(row);
    const subject = { kind, locale, report, calculations, map, ground, asked, product };
    const content =
      kind === 'claimLetter'
        ? await fittingClaimLetter(subject, (letter) => this.#pagesOf(letter, reportNumber))
        : pdfContent(subject);
    const { seal, text } = sealed(content);
    const links = this.#linksOf(String(reportNumber), seal);
    // With the digest: a report that says something else makes a paper anew, even if this kind prints the same.
    const hash = createHash('sha256')
      .update(JSON.stringify([this.#maker.template, kind, digest, seal, links]))
      .digest('hex');
    const file = fileOfPdf(reportNumber, hash);
    if (await this.#files.has(file)) return hash;
    if (!(await keep(hash, { seal, text }))) return null;
    let isKept = false;
    try {
      await this.#files.put(file, await this.#maker.make({ content, seal, links }));
      isKept = await keep(hash, { seal, text });
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

  /** All seals are of one length. */
  #pagesOf(content: PdfContent, reportNumber: ReportRow['reportNumber']): Promise<number> {
    const { seal } = sealed(content);
    return this.#maker.pages({ content, seal, links: this.#linksOf(String(reportNumber), seal) });
  }

  #linksOf(number: string, seal: string): PdfLinks {
    const at = (path: string) => `${this.#publicAddress}${path}`;
    return { report: at(pathTo('report', { number })), check: at(pathTo('paper', { seal })) };
  }
}

/** Without the marks that users put on a report: the PDF does not contain them. */
function reportOf(row: ReportRow): Report {
  const { user_flags: _, ...report } = reportOnWire(row);
  return { ...report, archived: false };
}

async function placedMap(address: ReportRow['address'], point: Point): Promise<PlacedMap | null> {
  const map = await locatorMap(point);
  return map && { ...map, precision: await precisionOf(address, point) };
}

/** Null where the report has no point. */
async function drawnAt<Map>(
  { latitude, longitude }: ReportRow,
  draw: (point: Point) => Promise<Map | null>,
): Promise<Map | null> {
  return latitude === null || longitude === null ? null : draw({ latitude, longitude });
}
