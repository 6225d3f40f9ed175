import type { Locale } from '../../shared/messages.ts';
import type { QuestionName } from '../report-questions.ts';

// RPT-7
// D RPT-7.1
/** The PDFs a report has, and the call that makes each: by path, or by its type. */
export const PDF_KINDS = {
  whole: { by: 'path' },
  iws: { by: 'path' },
  claimLetter: { by: 'path', needs: ['claimNumber'] },
  windHistoryHailTrace: { by: 'type' },
  hailStorm: { by: 'type' },
  iwsCalculation: { by: 'type' },
  wasteCalculation: { by: 'type' },
  ventilationCalculation: { by: 'type' },
  buildingDesignCriteria: { by: 'type' },
  salesTax: { by: 'type' },
  manufacturer: { by: 'type', needs: ['manufacturerId', 'productId'] },
  permit_calculator: { by: 'type', needs: ['permitDetails'] },
} as const satisfies Record<string, { readonly by: 'path' | 'type'; readonly needs?: readonly string[] }>;

export type PdfKind = keyof typeof PDF_KINDS;

/** `locale` is the reader's: a PDF and its mail are made in it. */
export type PdfRequest = { readonly reportNumber: string; readonly locale: Locale } & (
  | { readonly kind: Exclude<PdfKind, 'claimLetter' | 'manufacturer' | 'permit_calculator'> }
  | {
      readonly kind: 'claimLetter';
      readonly claimNumber: string;
      readonly jobNumber: string | null;
      /** The requirements that it names; null for all. */ readonly questions: readonly QuestionName[] | null;
    }
  | { readonly kind: 'manufacturer'; readonly manufacturerId: string; readonly productId: string }
  | { readonly kind: 'permit_calculator'; readonly permitDetails: Readonly<Record<string, unknown>> }
);
