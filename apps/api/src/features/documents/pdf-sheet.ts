import PdfDocument from 'pdfkit';
import { PDF_FONTS } from './pdf-fonts.ts';

const MARGIN = 54;
const FOOTER_ROOM = 30;
/** A heading and the first line below it. */
const HEADING_ROOM = 56;
const SIDES = { left: MARGIN, right: 612 - MARGIN } as const;
export const SHEET = { ...SIDES, width: SIDES.right - SIDES.left } as const;

export const INKS = { ink: '#1c2420', soft: '#5f6b63', rule: '#cfd6d0', bar: '#3f7a5a' } as const;

const STYLES = {
  title: { font: 'bold', size: 20, ink: 'ink' },
  heading: { font: 'bold', size: 12, ink: 'ink' },
  strong: { font: 'bold', size: 9.5, ink: 'ink' },
  body: { font: 'regular', size: 10, ink: 'ink' },
  label: { font: 'regular', size: 9.5, ink: 'soft' },
  note: { font: 'regular', size: 8, ink: 'soft' },
} as const;
export type PdfStyle = keyof typeof STYLES;

export type PdfTag = PDFKit.PDFStructureElement;
/** A box of text: its left edge and its width. */
export type PdfBox = { readonly x: number; readonly width: number };
const WHOLE_WIDTH: PdfBox = { x: SHEET.left, width: SHEET.width };

type SheetInfo = { readonly title: string; readonly locale: string; readonly madeOn: Date };

/**
 * A tagged PDF, written from top to bottom: each text is in the structure that screen readers follow, and what only
 * decorates is marked as such. Only this class calls pdfkit's pages, fonts and tags.
 */
export class PdfSheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PdfTag;
  readonly #bytes: Promise<Uint8Array>;

  constructor({ title, locale, madeOn }: SheetInfo) {
    this.#document = new PdfDocument({
      size: 'LETTER',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_ROOM },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locale,
      // Not the current time: the same subject must give the same bytes.
      info: { Title: title, Producer: 'Ridgeline', Creator: 'Ridgeline', CreationDate: madeOn },
    });
    this.#bytes = bytesOf(this.#document);
    for (const [name, file] of Object.entries(PDF_FONTS)) this.#document.registerFont(name, file);
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  get y(): number {
    return this.#document.y;
  }

  get page(): number {
    const { start, count } = this.#document.bufferedPageRange();
    return start + count;
  }

  /** A part with a bookmark, and its heading. */
  part(title: string): PdfTag {
    this.space(16);
    this.keepTogether(HEADING_ROOM);
    const part = this.child(this.#root, 'Sect');
    this.#document.outline.addItem(title);
    this.text(part, 'H2', title, 'heading');
    this.space(4);
    return part;
  }

  /** Before the first part. */
  opening(): PdfTag {
    return this.child(this.#root, 'Sect');
  }

  child(
    parent: PdfTag,
    type: string,
    options: { readonly alt?: string; readonly scope?: 'Column' | 'Row' } = {},
  ) {
    const child = this.#document.struct(type, options);
    parent.add(child);
    return child;
  }

  text(parent: PdfTag, type: string, words: string, style: PdfStyle, box: PdfBox = WHOLE_WIDTH): void {
    this.#use(style);
    this.#document.text(words, box.x, this.y, { width: box.width, structParent: parent, structType: type });
  }

  link(parent: PdfTag, address: string, style: PdfStyle, box: PdfBox = WHOLE_WIDTH): void {
    const link = this.#document.struct('Link', { alt: address }, [
      () => {
        this.#use(style);
        this.#document.text(address, box.x, this.y, { width: box.width, link: address, underline: true });
      },
    ]);
    parent.add(link);
  }

  /** A drawing of a known height, with the words that say what it shows. */
  figure(
    parent: PdfTag,
    alt: string,
    height: number,
    draw: (document: PDFKit.PDFDocument, top: number) => void,
  ) {
    this.keepTogether(height);
    const top = this.y;
    parent.add(this.#document.struct('Figure', { alt }, [() => draw(this.#document, top)]));
    this.moveTo(top + height);
  }

  rule(): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    const { y } = this.#document;
    this.#document.moveTo(SHEET.left, y).lineTo(SHEET.right, y).lineWidth(0.5).stroke(INKS.rule);
    this.#document.endMarkedContent();
  }

  heightOf(words: string, style: PdfStyle, { width }: Pick<PdfBox, 'width'>): number {
    this.#use(style);
    return this.#document.heightOfString(words, { width });
  }

  /** Whether a new page was begun, so that the next `height` is not torn apart. */
  keepTogether(height: number): boolean {
    const { page } = this.#document;
    const bottom = page.height - page.margins.bottom;
    const fits = this.y + height <= bottom || height > bottom - page.margins.top;
    if (!fits) this.#document.continueOnNewPage();
    return !fits;
  }

  space(height: number): void {
    this.#document.y += height;
  }

  moveTo(y: number): void {
    this.#document.y = y;
  }

  /** Writes the footer of every page, and gives the file. */
  end(footer: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#document.switchToPage(page);
      this.#document.markContent('Artifact', { type: 'Pagination' });
      const { height, margins } = this.#document.page;
      // Inside the bottom margin, where pdfkit would otherwise start a new page.
      margins.bottom = 0;
      this.#use('note');
      this.#document.text(footer(page + 1, count), SHEET.left, height - MARGIN, { lineBreak: false });
      this.#document.endMarkedContent();
    }
    this.#root.end();
    this.#document.end();
    return this.#bytes;
  }

  #use(style: PdfStyle): void {
    const { font, size, ink } = STYLES[style];
    this.#document.font(font).fontSize(size).fillColor(INKS[ink]);
  }
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
