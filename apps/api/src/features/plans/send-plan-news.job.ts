import { type Locale, say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import { PLAN_NEWS } from '../../db/schema/plan-news.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';
import { languageOfPerson } from '../sync/language-of-person.ts';

const BILLING_NEWS = [
  'payment-declined',
  'payment-asks-bank',
  'payment-needs-owner',
  'plan-ended',
  'plan-disputed',
  'plan-not-begun',
] as const;

const job = z.object({ subscriptionId: z.uuid(), kind: z.enum([...PLAN_NEWS, ...BILLING_NEWS]) });

const HOLDER: Statement = {
  name: 'plans.holder',
  text: `select person.email::text as email, ${languageOfPerson('person.id')} as language from subscriptions subscription
    left join teams team on team.id = subscription.team_id
    join people person on person.id = coalesce(subscription.person_id, team.admin_id)
    where subscription.id = $1`,
};

const SCREENS = {
  'trial-over': '/plans',
  'payments-resumed': '/subscription',
  'payment-declined': '/subscription',
  'payment-asks-bank': '/subscription',
  'payment-needs-owner': '/subscription',
  'plan-ended': '/plans',
  'plan-disputed': '/plans',
  'plan-not-begun': '/plans',
} as const;

/** Sent to the holder of the plan, in their language: the person, or the owner of the team. */
export function sendPlanNews(world: {
  readonly db: Db;
  readonly messenger: Messenger;
  readonly publicAddress: string;
}): DoJob {
  return async (data, id) => {
    const { subscriptionId, kind } = job.parse(data);
    const [holder] = await world.db.rows<{ readonly email: string; readonly language: Locale }>(HOLDER, [
      subscriptionId,
    ]);
    if (!holder) return;
    await world.messenger.send({
      id,
      medium: 'email',
      to: holder.email,
      purpose: kind,
      subject: say(mailMessages, holder.language, `${kind}-subject`),
      words: say(mailMessages, holder.language, `${kind}-words`, {
        address: `${world.publicAddress}${SCREENS[kind]}`,
      }),
      code: null,
    });
  };
}
