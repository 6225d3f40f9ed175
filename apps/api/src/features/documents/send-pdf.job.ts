import { PDF_KINDS, type PdfKind } from '@ridgeline/core/reports';
import { LOCALES, say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';
import type { DocumentConfig } from './documents.handlers.ts';
import { findSending, keepSent, type Sending } from './documents.repository.ts';
import { PdfStore, type PdfWish } from './pdf-store.ts';
import { sealedLink } from './sealed-link.ts';

const KINDS = Object.keys(PDF_KINDS) as [PdfKind, ...PdfKind[]];
const job = z.object({
  reportNumber: z.number(),
  kind: z.enum(KINDS),
  // Jobs that an older version left have no language.
  locale: z.optional(z.enum(LOCALES)),
  personId: z.uuid(),
  // None if it is made for the mail.
  hash: z.optional(z.nullable(z.string())),
});

const LINK_LASTS = 7 * 24 * 60 * 60_000;

/** RPT-7. Mails a link to the PDF to the person who asked for it. */
export function sendPdf(world: DocumentConfig & { readonly db: Db; readonly messenger: Messenger }): DoJob {
  const pdfs = new PdfStore(world);
  return async (data, id) => {
    const { reportNumber, kind, locale = 'en', personId, hash: asked = null } = job.parse(data);
    const sending = await findSending(world.db, { reportNumber, kind, personId, hash: asked });
    if (!sending) return;
    // What was asked for beside the report is known from that PDF alone: if it is gone, no other takes its place.
    if (asked !== null && !sending.isKept) return;
    const hash = asked ?? (await made(sending, { kind, locale }));
    if (hash === null) return;
    const name = { reportNumber: String(reportNumber), kind, hash };
    const until = (world.now ?? Date.now)() + LINK_LASTS;
    const address = `${world.publicAddress}${sealedLink(world.linkSecret, name, until)}`;
    await world.messenger.send({
      id,
      medium: 'email',
      to: sending.email,
      purpose: 'report-pdf',
      subject: say(mailMessages, locale, 'pdf-subject', { reportNumber: String(reportNumber) }),
      words: say(mailMessages, locale, 'pdf-words', { address }),
      code: null,
    });
  };

  function made(sending: Sending, wish: PdfWish): Promise<string | null> {
    const { reportNumber, digest } = sending;
    return pdfs.provide(sending, wish, (hash, content) =>
      keepSent(world.db, reportNumber, { ...content, kind: wish.kind, hash, digest }),
    );
  }
}
