import type { Locale } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import type { PdfBatch, PdfBatchKind } from './pdf-batch.ts';

export type PdfBatchWish = {
  readonly kind: PdfBatchKind;
  readonly locale: Locale;
  /** At least one, at most `PDF_BATCH_LIMIT`, none twice. */
  readonly reportNumbers: readonly string[];
};

/** `batch-underway`: a person has one at a time. */
export type PdfBatchRefusal = 'batch-underway' | 'batch-not-found' | 'signed-out' | 'unavailable';

// D RPT-7.6
/** PDFs of many reports, made in the background. */
export abstract class PdfBatches {
  /** Each start makes another batch, unless an earlier one of this person is not done. */
  abstract start(wish: PdfBatchWish): Promise<Result<PdfBatch, Exclude<PdfBatchRefusal, 'batch-not-found'>>>;
  /** The person's newest that is still kept; null if there is none. */
  abstract newest(): Promise<Result<PdfBatch | null, 'signed-out' | 'unavailable'>>;
  abstract read(id: string): Promise<Result<PdfBatch, Exclude<PdfBatchRefusal, 'batch-underway'>>>;
  /** What is made already is not kept as a batch. Cancelling one that is done changes nothing. */
  abstract cancel(id: string): Promise<Result<void, Exclude<PdfBatchRefusal, 'batch-underway'>>>;
}
