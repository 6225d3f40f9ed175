import { callerChange } from '../../db/caller-statement.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { leavesJob } from '../../jobs/queues.ts';

/** A job mails it to the operator; it is inserted in the same transaction. */
const KEEP = callerChange(
  'feedback.keep',
  {
    kept: `insert into feedback (person_id, details, source, report_number)
      select caller.id, $2, $3, $4 from caller returning id`,
    mailed: leavesJob('send-feedback', `jsonb_build_object('feedbackId', kept.id)`, 'kept'),
  },
  'select id from kept',
);

export const feedbackHandlers: Pick<Handlers, 'sendFeedback'> = {
  async sendFeedback({ body: { details, source, reportNumber }, db }) {
    const [kept] = await db.rows<{ readonly id: string }>(KEEP, [
      details.trim(),
      source ?? null,
      reportNumber ?? null,
    ]);
    if (!kept) throw new Error('feedback was taken and not kept');
    return answer(201, kept);
  },
};
