import { setImmediate } from 'node:timers/promises';
import { say } from '@ridgeline/core/shared';
import { PdfMaker, type PdfPaper } from '../../ports/pdf-maker.port.ts';
import { PdfSheet } from './pdf-sheet.ts';
import { pdfMessages } from './pdf.messages.ts';
import { printSeal, SEAL_ROOM } from './print-seal.ts';
import { printPart } from './print-parts.ts';

/** Prints a report with bookmarks, tags, tables and charts. */
export class PdfkitMaker extends PdfMaker {
  override readonly template = 'sealed-5';

  readonly #pause: () => Promise<unknown>;

  /** `pause` lets other requests be answered while a long paper is printed. */
  constructor(pause: () => Promise<unknown> = setImmediate) {
    super();
    this.#pause = pause;
  }

  // D RPT-7.5
  override async make(paper: PdfPaper): Promise<Uint8Array> {
    const { title, asOf, locale } = paper.content;
    const sheet = await this.#printed(paper);
    const date = asOf.slice(0, 10);
    return sheet.end((page, pages) =>
      say(pdfMessages, locale, 'footer', { title, date, page, pages, seal: paper.seal.slice(0, 12) }),
    );
  }

  override async pages(paper: PdfPaper): Promise<number> {
    return (await this.#printed(paper)).page;
  }

  /** All but the footers. */
  async #printed({ content, links }: PdfPaper): Promise<PdfSheet> {
    const { title, address, intro, asOf, locale, parts } = content;
    const sheet = new PdfSheet({ title, locale, madeOn: new Date(asOf) });
    const opening = sheet.opening();
    sheet.text(opening, 'H1', title, 'title');
    sheet.text(opening, 'P', address, 'body');
    sheet.link(opening, links.report, 'note');
    if (intro !== null) {
      sheet.space(10);
      sheet.text(opening, 'P', intro, 'body');
    }
    for (const [index, part] of parts.entries()) {
      // A seal alone on a page would say nothing of what it seals.
      const after = index === parts.length - 1 ? SEAL_ROOM : 0;
      await printPart(sheet, part, { pause: this.#pause, after });
    }
    printSeal(sheet, { page: links.check, locale });
    return sheet;
  }
}
