import { say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import type { DocumentConfig } from '../documents/documents.handlers.ts';
import { sealedBatchLink } from '../documents/sealed-link.ts';
import { mailMessages } from '../mail.messages.ts';
import { findEnded } from './making.repository.ts';

const job = z.object({ batchId: z.uuid() });

const LINK_LASTS = 7 * 24 * 60 * 60_000;

// D RPT-7.6
/** Mails a link to the archive of a batch that took long. */
export function sendPdfBatch({
  db,
  messenger,
  linkSecret,
  publicAddress,
  now = Date.now,
}: DocumentConfig & { readonly db: Db; readonly messenger: Messenger }): DoJob {
  return async (data, id) => {
    const { batchId } = job.parse(data);
    const ended = await findEnded(db, batchId);
    if (ended === null || ended.made === 0) return;
    const { language, total, made, email } = ended;
    const address = `${publicAddress}${sealedBatchLink(linkSecret, batchId, now() + LINK_LASTS)}`;
    await messenger.send({
      id,
      medium: 'email',
      to: email,
      purpose: 'pdf-batch',
      subject: say(mailMessages, language, 'pdf-batch-subject', { count: made }),
      words: say(mailMessages, language, 'pdf-batch-words', { made, total, address }),
      code: null,
    });
  };
}
