import { afterWebhookFailure } from '@ridgeline/core/integrations';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { SignedEvent, WebhookSender } from '../../ports/webhook-sender.port.ts';
import { personIdOnWire } from '../person-id-on-wire.ts';
import {
  type LeasedDelivery,
  leaseDelivery,
  postponeDelivery,
  settleDelivery,
} from './sending.repository.ts';
import { webhookSecret, webhookSignature } from './webhook-signature.ts';

type World = {
  readonly db: Db;
  readonly webhooks: WebhookSender;
  readonly linkSecret: string;
  readonly region: string;
};

/** `tries`: how often it had been tried when the job was left; not at all, if it is not said. */
const job = z.object({ deliveryId: z.uuid(), tries: z.optional(z.int()) });

/**
 * Sends an event to an address, once whichever copies have its job, since a try is leased. A try that is not accepted is
 * no failed job: it leaves a job for the next try. No transaction is open while the address is waited for.
 */
// D API-5.4
export function sendWebhook(world: World): DoJob {
  return async (data) => {
    const { deliveryId, tries = 0 } = job.parse(data);
    const named = { deliveryId, tries };
    const { db } = world;
    const leased = await leaseDelivery(db, named.deliveryId, named.tries);
    if (leased === null) return postponeDelivery(db, named.deliveryId, named.tries);
    if (!leased.isOn || !leased.isInPlan) {
      return settleDelivery(db, named, {
        standing: 'skipped',
        outcome: null,
        retryIn: null,
        disables: false,
      });
    }
    const outcome = await world.webhooks.send(signed(world, named.deliveryId, leased));
    if (outcome.failure === null) {
      return settleDelivery(db, named, { standing: 'accepted', outcome, retryIn: null, disables: false });
    }
    const next = afterWebhookFailure({
      status: outcome.status,
      tries: named.tries + 1,
      firstTriedAt: leased.firstTriedAt.getTime(),
      lastAcceptedAt: leased.lastAcceptedAt?.getTime() ?? null,
    });
    return settleDelivery(db, named, {
      standing: next.retryIn === null ? 'failed' : 'waiting',
      outcome,
      ...next,
    });
  };
}

function signed({ linkSecret, region }: World, id: string, leased: LeasedDelivery): SignedEvent {
  const { event, data, createdAt, endpointId, secretVersion, oldSecretVersion } = leased;
  const userId = data['user_id'];
  const facts = typeof userId === 'string' ? { ...data, user_id: personIdOnWire(region, userId) } : data;
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: facts });
  const timestamp = Math.floor(Date.now() / 1000);
  const versions = oldSecretVersion === null ? [secretVersion] : [secretVersion, oldSecretVersion];
  const signatures = versions.map((version) =>
    webhookSignature(webhookSecret(linkSecret, endpointId, version), { id, timestamp, body }),
  );
  return {
    address: leased.address,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Ridgeline-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    },
    body,
  };
}
