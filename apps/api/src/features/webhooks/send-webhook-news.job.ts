import { OWN_SYSTEMS } from '@ridgeline/core/integrations';
import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { mailMessages } from '../mail.messages.ts';

type World = { readonly db: Db; readonly messenger: Messenger; readonly publicAddress: string };

const job = z.object({ endpointId: z.uuid() });

const OWNER: Statement = {
  name: 'webhooks.owner',
  text: `select person.email::text as email, endpoint.address, endpoint.language from webhook_endpoints endpoint
    left join teams team on team.id = endpoint.team_id
    join people person on person.id = coalesce(endpoint.person_id, team.admin_id)
    where endpoint.id = $1 and endpoint.standing = 'disabled'`,
};

type Owner = { readonly email: string; readonly address: string; readonly language: 'en' | 'es' };

/** Tells the owner of an address, or of its team, that it was disabled; in the language in which it was added. */
export function sendWebhookNews({ db, messenger, publicAddress }: World): DoJob {
  return async (data, id) => {
    const { endpointId } = job.parse(data);
    const [owner] = await db.rows<Owner>(OWNER, [endpointId]);
    if (!owner) return;
    const { host, pathname, origin } = new URL(owner.address);
    // A query may be a secret of the receiver.
    const webhook = `${origin}${pathname}`;
    const address = `${publicAddress}${pathTo('integration', { id: OWN_SYSTEMS })}`;
    await messenger.send({
      id,
      medium: 'email',
      to: owner.email,
      purpose: 'webhook-disabled',
      subject: say(mailMessages, owner.language, 'webhook-disabled-subject', { host }),
      words: say(mailMessages, owner.language, 'webhook-disabled-words', { webhook, address }),
      code: null,
    });
  };
}
