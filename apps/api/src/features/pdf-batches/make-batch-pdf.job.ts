import { whyNoPdf } from '@ridgeline/core/reports';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import { keepSent } from '../documents/documents.repository.ts';
import { type PdfConfig, PdfStore } from '../documents/pdf-store.ts';
import { type Asked, dealtWith, findWaiting } from './making.repository.ts';

const job = z.object({ batchId: z.uuid(), reportNumber: z.string() });

// D RPT-7.6
/**
 * Makes one PDF of a batch. Whether its person may see the report is asked now. After a kill the job is done again, and finds
 * the file if it was stored.
 */
export function makeBatchPdf(world: PdfConfig & { readonly db: Db }): DoJob {
  const pdfs = new PdfStore(world);
  const inTurn = oneAtATime();
  return async (data) => {
    const asked = job.parse(data);
    await inTurn(() => deal(asked));
  };

  async function deal(asked: Asked): Promise<void> {
    const waiting = await findWaiting(world.db, asked);
    if (waiting === null) return;
    const { row, batchKind: kind, batchLanguage: locale } = waiting;
    if (row === null) return dealtWith(world.db, asked, { failure: 'report-not-found' });
    const why = whyNoPdf(kind, row);
    if (why !== null) return dealtWith(world.db, asked, { failure: why });
    const { claimNumber, jobNumber, digest } = row;
    const letter = { claim_number: claimNumber ?? '', job_number: jobNumber };
    const hash = await pdfs.provide(
      row,
      { kind, locale, ...(kind === 'claimLetter' && { asked: letter }) },
      (made, content) => keepSent(world.db, asked.reportNumber, { ...content, kind, hash: made, digest }),
    );
    await dealtWith(world.db, asked, hash === null ? { failure: 'report-not-found' } : { hash });
  }
}

/** Runs what it is given one after another: a PDF is made in memory. */
function oneAtATime(): (run: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (run) => {
    const done = last.then(run);
    last = done.catch(() => {});
    return done;
  };
}
