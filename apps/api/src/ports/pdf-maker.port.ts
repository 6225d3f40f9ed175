import type { PdfContent } from './pdf-content.ts';

/** What is printed, and the addresses that are printed with it. */
export type PdfPaper = {
  readonly content: PdfContent;
  /** The hash of the content. */
  readonly seal: string;
  readonly links: PdfLinks;
};

export type PdfLinks = {
  /** The page of the report. */
  readonly report: string;
  /** The page that checks the seal. */
  readonly check: string;
};

export abstract class PdfMaker {
  /** The version of the layout. It changes whenever the same paper would give other bytes. */
  abstract readonly template: string;
  /** Deterministic: the same bytes for the same paper. */
  abstract make(paper: PdfPaper): Promise<Uint8Array>;
  /** How many pages it has when it is made. */
  abstract pages(paper: PdfPaper): Promise<number>;
}
