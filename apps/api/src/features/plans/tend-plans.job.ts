import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import { leavesJob } from '../../jobs/queues.ts';

/**
 * PAUSE-2 PLAN-2: pauses and trials end by time, in every statement that reads a plan; no job has to end them. This job
 * tells the plan's holder once. Events older than a week are skipped.
 */
const TELL: Statement = {
  name: 'plans.tell',
  text: `with happened as (
      select subscription.id, 'payments-resumed' as kind, subscription.resumes_at as at from subscriptions subscription
      where subscription.resumes_at > coalesce(test_clock(subscription.test_clock_at), now()) - interval '7 days'
        and subscription.resumes_at <= coalesce(test_clock(subscription.test_clock_at), now())
        and not subscription.is_expired and subscription.archived_at is null
      union all
      select subscription.id, 'trial-over', subscription.ends_at from subscriptions subscription
      join plans plan on plan.sku = subscription.sku and plan.subscription_type = 'trial-plan'
      where subscription.ends_at > coalesce(test_clock(subscription.test_clock_at), now()) - interval '7 days'
        and subscription.ends_at <= coalesce(test_clock(subscription.test_clock_at), now())
    ),
    told as (insert into plan_news (subscription_id, kind, happened_at) select id, kind, at from happened
      on conflict do nothing returning subscription_id, kind),
    left_jobs as (${leavesJob(
      'send-plan-news',
      `jsonb_build_object('subscriptionId', told.subscription_id, 'kind', told.kind)`,
      'told',
    )})
    select count(*)::int as told from left_jobs`,
};

export function tendPlans({ db }: { readonly db: Db }): DoJob {
  return async () => void (await db.rows(TELL, []));
}
