import { type Phrase, textOfPhrases } from '@ridgeline/core/reports';
import PdfDocument from 'pdfkit';
import type { PdfWords } from '../../ports/pdf-content.ts';
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
  readonly pieces: readonly (readonly PdfPiece[])[];
  readonly style: PdfStyle;
  readonly x: number;
  readonly lineHeight: number;
  readonly height: number;
};
/** What is printed in one go: of one language, in one line. Pieces that follow each other in one language are one element. */
type PdfPiece = {
  readonly text: string;
  readonly lang: Phrase['lang'];
  readonly x: number;
  readonly begins: boolean;
  readonly ends: boolean;
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

  lay(words: PdfWords, style: PdfStyle, { x, width }: PdfBox = WHOLE_WIDTH): PdfText {
    this.#face(style);
    const widthOf = (part: string) => this.#document.widthOfString(part);
    const phrases = typeof words === 'string' ? [{ text: words }] : words;
    const lines = brokenLines(textOfPhrases(phrases), width, widthOf);
    const lineHeight = this.#document.currentLineHeight(true);
    const pieces = piecesOf(lines, phrases, { x, widthOf });
    return { pieces, style, x, lineHeight, height: lines.length * lineHeight };
  }

  text(parent: PdfTag, type: string, words: PdfWords, style: PdfStyle): void {
    this.print(parent, type, this.lay(words, style));
  }

  /** A text as one element of the structure. It goes on over pages. */
  print(parent: PdfTag, type: string, text: PdfText, options: TagOptions = {}): void {
    const parts = text.pieces.map((pieces) => {
      const print = () => this.#printPieces(pieces, text, {});
      const lang = pieces[0]?.lang;
      return lang === undefined ? print : this.#document.struct('Span', { lang }, [print]);
    });
    parent.add(this.#document.struct(type, options, parts));
  }

  link(parent: PdfTag, address: string, style: PdfStyle, box?: PdfBox): void {
    const text = this.lay(address, style, box);
    const looks = { link: address, underline: true };
    parent.add(
      this.#document.struct('Link', { alt: address }, [
        () => this.#printPieces(text.pieces.flat(), text, looks),
      ]),
    );
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

  rule({ x, width }: PdfBox = WHOLE_WIDTH): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    const { y } = this.#document;
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(INKS.rule);
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

  #printPieces(
    pieces: readonly PdfPiece[],
    { style, lineHeight }: PdfText,
    looks: PDFKit.Mixins.TextOptions,
  ): void {
    this.#use(style);
    for (const { text, x, begins, ends } of pieces) {
      if (begins && this.keepTogether(lineHeight)) this.#use(style);
      const { y } = this;
      this.#document.text(text, x, y, { ...looks, lineBreak: false });
      this.moveTo(ends ? y + lineHeight : y);
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

/** Lines are parts of the text: a piece ends where its line or its phrase does. */
function piecesOf(
  lines: readonly string[],
  phrases: readonly Phrase[],
  { x, widthOf }: { readonly x: number; readonly widthOf: (part: string) => number },
): PdfText['pieces'] {
  if (phrases.length === 1) {
    const lang = phrases[0]?.lang;
    return [lines.map((text) => ({ text, lang, x, begins: true, ends: true }))];
  }
  const text = textOfPhrases(phrases);
  const pieces: PdfPiece[] = [];
  let at = 0;
  for (const line of lines) {
    const from = text.indexOf(line, at);
    at = from + line.length;
    let start = 0;
    let left = x;
    const ofLine: PdfPiece[] = [];
    for (const phrase of phrases) {
      const [first, last] = [Math.max(start, from), Math.min(start + phrase.text.length, at)];
      start += phrase.text.length;
      if (first >= last) continue;
      const part = text.slice(first, last);
      ofLine.push({ text: part, lang: phrase.lang, x: left, begins: ofLine.length === 0, ends: last === at });
      left += widthOf(part);
    }
    // A line without letters is a gap.
    pieces.push(
      ...(ofLine.length > 0 ? ofLine : [{ text: '', lang: undefined, x, begins: true, ends: true }]),
    );
  }
  const runs: PdfPiece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run !== undefined && run[0]?.lang === piece.lang) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
