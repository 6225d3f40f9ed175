import type { PdfBatch, PdfBatchFailure } from '../../reports/pdf-batches/pdf-batch.ts';
import {
  PdfBatches,
  type PdfBatchRefusal,
  type PdfBatchWish,
} from '../../reports/pdf-batches/pdf-batches.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

const KEPT = 7 * 24 * 60 * 60_000;

type Kept = { batch: PdfBatch; readonly reportNumbers: readonly string[] };

/** Batches whose PDFs are made when a test says so. Passes `pdfBatchesContract`, as the real adapter does. */
export class FakePdfBatches extends PdfBatches {
  readonly started: PdfBatchWish[] = [];
  /** Why a report has no PDF, by its number. */
  readonly missing = new Map<string, PdfBatchFailure>();
  isAway = false;
  #isSignedOut = false;
  #kept: Kept[] = [];

  override async start(wish: PdfBatchWish): ReturnType<PdfBatches['start']> {
    const refused = this.#refusal();
    if (refused !== null) return fail(refused);
    if (this.#kept.some(({ batch }) => batch.is === 'being-made')) return fail('batch-underway');
    this.started.push(wish);
    const batch: PdfBatch = {
      id: `batch-${this.started.length}`,
      kind: wish.kind,
      locale: wish.locale,
      is: 'being-made',
      total: wish.reportNumbers.length,
      done: 0,
      made: 0,
      missing: [],
      startedAt: 0,
      keptUntil: KEPT,
      url: null,
    };
    this.#kept.push({ batch, reportNumbers: wish.reportNumbers });
    return ok(batch);
  }

  override async newest(): ReturnType<PdfBatches['newest']> {
    const refused = this.#refusal();
    return refused === null ? ok(this.#kept.at(-1)?.batch ?? null) : fail(refused);
  }

  override async read(id: string): ReturnType<PdfBatches['read']> {
    const found = this.#find(id);
    return found.ok ? ok(found.value.batch) : found;
  }

  override async cancel(id: string): ReturnType<PdfBatches['cancel']> {
    const found = this.#find(id);
    if (!found.ok) return found;
    const { batch } = found.value;
    if (batch.is === 'being-made') found.value.batch = { ...batch, is: 'cancelled' };
    return done;
  }

  /** Deals with so many more reports of the batch that is being made; with all of them if not told. */
  work(reports = Number.POSITIVE_INFINITY): void {
    const kept = this.#kept.find(({ batch }) => batch.is === 'being-made');
    if (!kept) return;
    const { batch, reportNumbers } = kept;
    const count = Math.min(batch.total, batch.done + reports);
    const missing = reportNumbers.slice(0, count).flatMap((reportNumber) => {
      const why = this.missing.get(reportNumber);
      const address = why === 'report-not-found' ? null : `${reportNumber} Main St, Denver, CO 80202`;
      return why === undefined ? [] : [{ reportNumber, address, why }];
    });
    const made = count - missing.length;
    const isMade = count === batch.total;
    kept.batch = {
      ...batch,
      done: count,
      made,
      missing,
      is: isMade ? 'made' : 'being-made',
      url: isMade && made > 0 ? `/api/pdf-batches/${batch.id}/archive?until=1&seal=s` : null,
    };
  }

  /** After seven days. */
  forget(): void {
    this.#kept = [];
  }

  endSession(): void {
    this.#isSignedOut = true;
  }

  #find(id: string): Result<Kept, Exclude<PdfBatchRefusal, 'batch-underway'>> {
    const refused = this.#refusal();
    if (refused !== null) return fail(refused);
    const found = this.#kept.find(({ batch }) => batch.id === id);
    return found ? ok(found) : fail('batch-not-found');
  }

  #refusal(): 'signed-out' | 'unavailable' | null {
    if (this.isAway) return 'unavailable';
    return this.#isSignedOut ? 'signed-out' : null;
  }
}
