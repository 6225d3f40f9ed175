import type { SavedRecord } from '../calculations/calculations-in-print.policy.ts';
import type { PdfBatchFailure, PdfBatchKind } from './pdf-batch.ts';

type OfReport = {
  readonly claimNumber: string | null;
  readonly calculations: readonly Pick<SavedRecord, 'calculation'>[];
};

/** The calculator whose saved calculations a kind prints, and nothing else. */
const PRINTS: { readonly [Kind in PdfBatchKind]?: SavedRecord['calculation']['calculator'] } = {
  iws: 'ice-and-water-shield',
  wasteCalculation: 'waste',
  ventilationCalculation: 'ventilation',
};

/** Why none is made of this report: it would say nothing, or could not be written. Null if it is made. */
// D RPT-7.6
export function whyNoPdf(
  kind: PdfBatchKind,
  { claimNumber, calculations }: OfReport,
): Extract<PdfBatchFailure, 'claim-number-missing' | 'calculation-missing'> | null {
  if (kind === 'claimLetter') return (claimNumber ?? '').trim() === '' ? 'claim-number-missing' : null;
  const calculator = PRINTS[kind];
  if (calculator === undefined) return null;
  return calculations.some(({ calculation }) => calculation.calculator === calculator)
    ? null
    : 'calculation-missing';
}
