import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import { leavesJob } from '../../jobs/queues.ts';
import type { Payments } from '../../ports/payments.port.ts';
import { beginPlannedPlan } from './begin-planned-plan.ts';
import { DUE_PLANS } from './renewal-facts.repository.ts';
import { renewPlan } from './renew-plan.ts';

type World = { readonly db: Db; readonly payments?: Payments };

const LEAVE: Statement = {
  name: 'renewals.leave',
  text: `with due as (${DUE_PLANS}),
    waiting as (select due.id from due where not exists (select from pgboss.job
      where job.name = 'renew-plan' and job.state < 'completed' and job.data ->> 'subscriptionId' = due.id::text)),
    left_jobs as (${leavesJob('renew-plan', `jsonb_build_object('subscriptionId', waiting.id)`, 'waiting')})
    select count(*)::int as due from left_jobs`,
};

/** Leaves a job for each plan that is due: the copies share them. */
export function findDuePlans({ db, payments }: World): DoJob {
  return async () => {
    if (payments) await db.rows(LEAVE, []);
  };
}

const job = z.object({ subscriptionId: z.uuid() });

export function renewDuePlan({ db, payments }: World): DoJob {
  return async (data) => {
    if (!payments) return;
    const { subscriptionId } = job.parse(data);
    await beginPlannedPlan({ db, payments }, subscriptionId);
    await renewPlan({ db, payments }, subscriptionId);
  };
}
