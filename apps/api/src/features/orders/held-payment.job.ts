import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { noteCaptured, noteLapsed, noteReleased } from './holds.repository.ts';

type World = { readonly db: Db; readonly payments?: Payments };

const job = z.object({ orderId: z.uuid(), paymentId: z.string() });

/** Takes what was held for a report that is made. The account may have been deleted since. */
// D PLAN-9.23
export function capturePayment({ db, payments }: World): DoJob {
  return async (data) => {
    const { orderId, paymentId } = job.parse(data);
    if (!payments) throw new Error('payments are not set up');
    const isTaken = await payments.capture(paymentId);
    await (isTaken ? noteCaptured(db, orderId) : noteLapsed(db, orderId, paymentId));
  };
}

/** Releases what was held for a report that cannot be made, or that nobody made in time. */
// D PLAN-9.23
export function releasePayment({ db, payments }: World): DoJob {
  return async (data) => {
    const { orderId, paymentId } = job.parse(data);
    if (!payments) throw new Error('payments are not set up');
    if (await noteReleased(db, orderId)) await payments.refund(paymentId);
  };
}
