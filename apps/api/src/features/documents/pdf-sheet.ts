import PdfDocument from 'pdfkit';
import { brokenLines } from './broken-lines.ts';
import { PDF_FONTS } from './pdf-fonts.ts';

const MARGIN = 54;
const FOOTER_ROOM = 30;
const HEADING_ROOM = 24;
const SIDES = { left: MARGIN, right: 612 - MARGIN } as const;
export const SHEET = { ...SIDES, width: SIDES.right - SIDES.left } as const;

export const INKS = { ink: '#1c2420', soft: '#5f6b63', rule: '#cfd6d0', bar: '#3f7a5a' } as const;

const STYLES = {
  title: { font: 'bold', size: 20, ink: 'ink' },
  heading: { font: 'bold', size: 12, ink: 'ink' },
  subheading: { font: 'bold', size: 10.5, ink: 'ink' },
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
/** A text in its lines, before it is known on which page it goes: laying it out takes longer than printing it. */
export type PdfText = {
  readonly lines: readonly string[];
  readonly style: PdfStyle;
  readonly x: number;
  readonly lineHeight: number;
  readonly height: number;
};
type TagOptions = { readonly alt?: string; readonly scope?: 'Column' | 'Row' };

type SheetInfo = { readonly title: string; readonly locale: string; readonly madeOn: Date };

/**
 * A tagged PDF, written from top to bottom: each text is in the structure that screen readers follow, and what only
 * decorates is marked as such. Only this class calls pdfkit's pages, fonts and tags.
 */
export class PdfSheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PdfTag;
  readonly #bytes: Promise<Uint8Array>;
  /** Of the part that is being printed. */
  #bookmark: PDFKit.PDFOutline | null = null;

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
    for (const [name, font] of Object.entries(PDF_FONTS)) this.#document.registerFont(name, font);
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

  /** A part with a bookmark, and its heading, on one page with what is directly below it. */
  part(title: string, below = 0): PdfTag {
    this.space(16);
    this.keepTogether(HEADING_ROOM + below);
    const part = this.child(this.#root, 'Sect');
    this.#bookmark = this.#document.outline.addItem(title);
    this.text(part, 'H2', title, 'heading');
    this.space(4);
    return part;
  }

  /** A heading within a part, with a bookmark below that of the part. */
  heading(part: PdfTag, title: string, below = 0): void {
    this.space(10);
    this.keepTogether(HEADING_ROOM + below);
    this.#bookmark?.addItem(title);
    this.text(part, 'H3', title, 'subheading');
    this.space(4);
  }

  /** Before the first part. */
  opening(): PdfTag {
    return this.child(this.#root, 'Sect');
  }

  child(parent: PdfTag, type: string): PdfTag {
    const child = this.#document.struct(type);
    parent.add(child);
    return child;
  }

  lay(words: string, style: PdfStyle, { x, width }: PdfBox = WHOLE_WIDTH): PdfText {
    this.#face(style);
    const lines = brokenLines(words, width, (part) => this.#document.widthOfString(part));
    const lineHeight = this.#document.currentLineHeight(true);
    return { lines, style, x, lineHeight, height: lines.length * lineHeight };
  }

  text(parent: PdfTag, type: string, words: string, style: PdfStyle): void {
    this.print(parent, type, this.lay(words, style));
  }

  /** A text as one element of the structure. It goes on over pages. */
  print(parent: PdfTag, type: string, text: PdfText, options: TagOptions = {}): void {
    parent.add(this.#document.struct(type, options, [() => this.#printLines(text, {})]));
  }

  link(parent: PdfTag, address: string, style: PdfStyle, box?: PdfBox): void {
    const text = this.lay(address, style, box);
    const looks = { link: address, underline: true };
    parent.add(this.#document.struct('Link', { alt: address }, [() => this.#printLines(text, looks)]));
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

  #printLines({ lines, style, x, lineHeight }: PdfText, looks: PDFKit.Mixins.TextOptions): void {
    this.#use(style);
    for (const line of lines) {
      if (this.keepTogether(lineHeight)) this.#use(style);
      const { y } = this;
      this.#document.text(line, x, y, { ...looks, lineBreak: false });
      this.moveTo(y + lineHeight);
    }
  }

  #face(style: PdfStyle): void {
    const { font, size } = STYLES[style];
    this.#document.font(font).fontSize(size);
  }

  #use(style: PdfStyle): void {
    this.#face(style);
    this.#document.fillColor(INKS[STYLES[style].ink]);
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
