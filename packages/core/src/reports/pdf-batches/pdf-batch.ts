import type { Instant } from '../../shared/instant.ts';
import type { Locale } from '../../shared/messages.ts';

// D RPT-7.6
/** The PDFs that can be made of many reports at once: those that need nothing which is chosen for each report. */
export const PDF_BATCH_KINDS = [
  'whole',
  'claimLetter',
  'iws',
  'wasteCalculation',
  'ventilationCalculation',
  'hailStorm',
  'windHistoryHailTrace',
  'buildingDesignCriteria',
  'salesTax',
] as const;
export type PdfBatchKind = (typeof PDF_BATCH_KINDS)[number];

// D RPT-7.6
/** So many reports at once. */
export const PDF_BATCH_LIMIT = 500;

/**
 * Why a report has no PDF in the archive. `report-not-found`: it was deleted, or is not one that this person sees.
 * `pdf-not-kept`: it was made, and has been deleted since.
 */
export const PDF_BATCH_FAILURES = [
  'report-not-found',
  'claim-number-missing',
  'calculation-missing',
  'pdf-not-made',
  'pdf-not-kept',
] as const;
export type PdfBatchFailure = (typeof PDF_BATCH_FAILURES)[number];

export type MissingPdf = {
  readonly reportNumber: string;
  /** Null where the report is not found. */
  readonly address: string | null;
  readonly why: PdfBatchFailure;
};

export type PdfBatch = {
  readonly id: string;
  readonly kind: PdfBatchKind;
  /** The language of its PDFs. */
  readonly locale: Locale;
  readonly is: 'being-made' | 'made' | 'cancelled';
  /** How many reports it is of, and how many of them are dealt with, whether there is a PDF or not. */
  readonly total: number;
  readonly done: number;
  /** How many PDFs there are. */
  readonly made: number;
  readonly missing: readonly MissingPdf[];
  readonly startedAt: Instant;
  /** Until when the archive can be downloaded. */
  readonly keptUntil: Instant;
  /** The address of the archive; null while it is being made, and where nothing is in it. It is valid for some minutes. */
  readonly url: string | null;
};
