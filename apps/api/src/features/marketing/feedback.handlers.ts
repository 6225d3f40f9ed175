import { callerChange } from '../../db/caller-statement.ts';
import { answer, type Handlers } from '../../http/operations.ts';

const KEEP = callerChange(
  'feedback.keep',
  `insert into feedback (person_id, details, source, report_number)
   select caller.id, $2, $3, $4 from caller returning id`,
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
