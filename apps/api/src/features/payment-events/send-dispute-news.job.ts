import { moneyText } from '@ridgeline/core/billing';
import { say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';
import { disputedBill } from './disputes.repository.ts';

const job = z.object({
  dispute: z.string(),
  is: z.enum(['open', 'won', 'lost']),
  amount: z.number(),
  paymentId: z.string(),
});

type World = {
  readonly db: Db;
  readonly messenger: Messenger;
  readonly feedbackTo?: string | undefined;
};

/** Mails the operator what became of a disputed payment, unless nobody receives it. */
// D PLAN-9.21
export function sendDisputeNews({ db, messenger, feedbackTo }: World): DoJob {
  return async (data, id) => {
    const { dispute, is, amount, paymentId } = job.parse(data);
    if (feedbackTo === undefined) return;
    const bill = await disputedBill(db, `${dispute} ${is}`);
    if (!bill) return;
    const { title, email } = bill;
    const told = { amount: moneyText(amount, 'en'), title, email, payment: paymentId };
    await messenger.send({
      id,
      medium: 'email',
      to: feedbackTo,
      purpose: `dispute-${is}`,
      subject: say(mailMessages, 'en', `dispute-${is}-subject`, told),
      words: say(mailMessages, 'en', `dispute-${is}-words`, told),
      code: null,
    });
  };
}
