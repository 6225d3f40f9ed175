import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import { leavesJob } from '../../jobs/queues.ts';

/**
 * Makes a digest of all changes that are in none yet, and leaves a mail for each person who subscribed to one of their
 * states, in one transaction: however often it runs, a change is in one digest, and a digest is one mail a person.
 */
const TELL: Statement = {
  name: 'code-updates.tell',
  text: `with digest as (update code_updates set told_at = now() where told_at is null returning state, told_at),
    readers as (
      select subscriber.person_id, (select min(digest.told_at) from digest) as told_at
      from subscribed_states subscriber
      where subscriber.states && (select array_agg(distinct digest.state) from digest)),
    left_jobs as (${leavesJob(
      'send-code-digest',
      `jsonb_build_object('personId', readers.person_id, 'toldAt', extract(epoch from readers.told_at) * 1000)`,
      'readers',
    )})
    select count(*)::int as told from left_jobs`,
};

// D DASH-5.1
export function tellCodeUpdates({ db }: { readonly db: Db }): DoJob {
  return async () => void (await db.rows(TELL, []));
}
