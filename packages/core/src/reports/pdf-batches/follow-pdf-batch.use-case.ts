import type { Result } from '../../shared/result.ts';
import type { Timer } from '../../shared/timer.port.ts';
import type { PdfBatch } from './pdf-batch.ts';
import type { PdfBatches, PdfBatchRefusal } from './pdf-batches.port.ts';

/** Each PDF takes a tenth of a second or more. */
const PAUSE = 1_000;
/** While there is no answer: the batch goes on, whether it is followed or not. */
const LONG_PAUSE = 5_000;

export type BatchFollower = {
  /** Called with the batch each time that it was read. */
  readonly read: (batch: PdfBatch) => void;
  /** Called once if it is no longer there, or the session is over. */
  readonly lost: (why: Exclude<PdfBatchRefusal, 'batch-underway' | 'unavailable'>) => void;
};

// D RPT-7.6
/** Follows a batch until it is made or cancelled. */
export class FollowPdfBatch {
  readonly #batches: PdfBatches;
  readonly #timer: Timer;

  constructor(batches: PdfBatches, timer: Timer) {
    this.#batches = batches;
    this.#timer = timer;
  }

  /** Returns the function that stops it. */
  run(id: string, follower: BatchFollower): () => void {
    let isStopped = false;
    let cancel = () => {};
    const wait = (pause: number) => (cancel = this.#timer.after(pause, () => void look()));
    const look = async (): Promise<void> => {
      const answer: Result<PdfBatch, Exclude<PdfBatchRefusal, 'batch-underway'>> = await this.#batches.read(
        id,
      );
      if (isStopped) return;
      if (answer.ok) {
        follower.read(answer.value);
        if (answer.value.is === 'being-made') wait(PAUSE);
      } else if (answer.failure === 'unavailable') wait(LONG_PAUSE);
      else follower.lost(answer.failure);
    };
    wait(PAUSE);
    return () => {
      isStopped = true;
      cancel();
    };
  }
}
