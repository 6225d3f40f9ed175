import { type Locale, say } from '@ridgeline/core/shared';
import PdfDocument from 'pdfkit';
import { PdfMaker, type PdfSubject } from '../../ports/pdf-maker.port.ts';
import { type PdfContent, pdfContent, type PdfPart } from './pdf-content.ts';
import { pdfMessages } from './pdf.messages.ts';

const MARGIN = 54;
const NAME_WIDTH = 180;
const FOOTER_ROOM = 30;
const INK = '#1c2420';
const SOFT = '#5f6b63';

/** Prints a report in a plain layout. The layout for building departments is later work, behind the same port. */
export class PdfkitMaker extends PdfMaker {
  override readonly template = 'plain-3';

  override async make(subject: PdfSubject): Promise<Uint8Array> {
    const content = pdfContent(subject);
    const document = new PdfDocument({
      size: 'LETTER',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_ROOM },
      bufferPages: true,
      // The date of the report, not the current time: the same subject must give the same bytes.
      lang: content.locale,
      info: {
        Title: content.title,
        Producer: 'Ridgeline',
        Creator: 'Ridgeline',
        CreationDate: new Date(content.asOf),
      },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const whole = new Promise<void>((resolve, reject) => {
      document.on('end', resolve);
      document.on('error', reject);
    });
    document.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(content.title);
    document.font('Helvetica').fontSize(12).fillColor(SOFT).text(content.address);
    for (const part of content.parts) printPart(document, part, content.locale);
    printFooters(document, content);
    document.end();
    await whole;
    return Buffer.concat(chunks);
  }
}

function printPart(document: PDFKit.PDFDocument, { title, lines }: PdfPart, locale: Locale): void {
  document.moveDown(1.2).font('Helvetica-Bold').fontSize(12).fillColor(INK).text(title);
  document.moveDown(0.3).font('Helvetica').fontSize(10);
  if (lines.length === 0) document.fillColor(SOFT).text(say(pdfMessages, locale, 'says-nothing'));
  for (const { name, value, source, beside } of lines) {
    document.fillColor(SOFT).text(name, { width: NAME_WIDTH, continued: false });
    document.fillColor(INK).text(value, { indent: 12 });
    document.fillColor(SOFT).fontSize(8);
    for (const note of [...(source === null ? [] : [source]), ...beside]) document.text(note, { indent: 12 });
    document.fontSize(10);
  }
}

function printFooters(document: PDFKit.PDFDocument, { asOf, locale }: PdfContent): void {
  const date = asOf.slice(0, 10);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const { height, margins } = document.page;
    // Inside the bottom margin, where PDFKit would otherwise start a new page.
    margins.bottom = 0;
    const words = say(pdfMessages, locale, 'made-of', { date, page: page + 1, pages: count });
    document
      .font('Helvetica')
      .fontSize(8)
      .fillColor(SOFT)
      .text(words, MARGIN, height - MARGIN, { lineBreak: false });
  }
}
