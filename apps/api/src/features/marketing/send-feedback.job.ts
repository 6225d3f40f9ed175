import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';

const job = z.object({ feedbackId: z.uuid() });

const KEPT: Statement = {
  name: 'feedback.kept',
  text: `select kept.details, kept.source, kept.report_number as "reportNumber", person.email::text as email,
      coalesce(nullif(trim(person.given_name || ' ' || person.family_name), ''), person.email::text) as name
    from feedback kept join people person on person.id = kept.person_id where kept.id = $1`,
};

type Kept = {
  readonly details: string;
  readonly source: string | null;
  readonly reportNumber: string | null;
  readonly email: string;
  readonly name: string;
};

/** API-4. Mails what a person has written to the operator, unless nobody receives it or the person is deleted. */
export function sendFeedback({
  db,
  messenger,
  publicAddress,
  feedbackTo,
}: {
  readonly db: Db;
  readonly messenger: Messenger;
  readonly publicAddress: string;
  readonly feedbackTo?: string | undefined;
}): DoJob {
  return async (data, id) => {
    const { feedbackId } = job.parse(data);
    if (feedbackTo === undefined) return;
    const [kept] = await db.rows<Kept>(KEPT, [feedbackId]);
    if (!kept) return;
    const { name, email, details, source, reportNumber } = kept;
    const report =
      reportNumber === null ? null : `${publicAddress}${pathTo('report', { number: reportNumber })}`;
    await messenger.send({
      id,
      medium: 'email',
      to: feedbackTo,
      replyTo: email,
      purpose: 'feedback',
      subject: say(mailMessages, 'en', 'feedback-subject', { name }),
      words: [
        details,
        '',
        say(mailMessages, 'en', 'feedback-from', { name, email }),
        ...(source === null ? [] : [say(mailMessages, 'en', 'feedback-source', { source })]),
        ...(report === null ? [] : [say(mailMessages, 'en', 'feedback-report', { address: report })]),
      ].join('\n'),
      code: null,
    });
  };
}
