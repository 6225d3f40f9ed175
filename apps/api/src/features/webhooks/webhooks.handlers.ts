import type { Webhook, WebhookDelivery } from '@ridgeline/contract';
import { TEST_EVENT } from '@ridgeline/core/integrations';
import { answer, type AskingHandler, type Handlers } from '../../http/operations.ts';
import type { WebhookSender } from '../../ports/webhook-sender.port.ts';
import { problem } from '../../problems/problem.ts';
import { type DeliveryRow, listDeliveries, queueTest, replay } from './deliveries.repository.ts';
import { webhookSecret } from './webhook-signature.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  type WebhookRow,
} from './webhooks.repository.ts';

export type WebhookConfig = { readonly webhooks: WebhookSender; readonly linkSecret: string };

type WebhookOperation =
  | 'listWebhooks'
  | 'createWebhook'
  | 'changeWebhook'
  | 'removeWebhook'
  | 'rotateWebhookSecret'
  | 'listWebhookDeliveries'
  | 'sendTestEvent'
  | 'replayWebhookDelivery';

// D API-5.4
export function webhookHandlers(config: WebhookConfig): Pick<Handlers, WebhookOperation> {
  const withSecret = (row: WebhookRow) =>
    answer(201, {
      webhook: webhookOnWire(row),
      secret: webhookSecret(config.linkSecret, row.id, row.secretVersion),
    });
  return {
    async listWebhooks({ db }) {
      return answer(200, { items: (await listWebhooks(db)).map(webhookOnWire) });
    },

    createWebhook: creating(config.webhooks, withSecret),

    async changeWebhook({ path: { id }, body, db }) {
      const row = await changeWebhook(db, id, body);
      return row ? answer(200, webhookOnWire(row)) : problem('not-found');
    },

    async removeWebhook({ path: { id }, db }) {
      await removeWebhook(db, id);
      return answer(204, undefined);
    },

    async rotateWebhookSecret({ path: { id }, db }) {
      const row = await rotateSecret(db, id);
      return row ? withSecret(row) : problem('not-found');
    },

    async listWebhookDeliveries({ path: { id }, db }) {
      return answer(200, { items: (await listDeliveries(db, id)).map(deliveryOnWire) });
    },

    async sendTestEvent({ path: { id }, db }) {
      const queued = await queueTest(db, id, TEST_EVENT);
      return queued === null ? problem('webhook-off') : answer(202, { id: queued });
    },

    async replayWebhookDelivery({ path: { id, deliveryId }, db }) {
      const done = await replay(db, id, deliveryId);
      return done === 'replayed' ? answer(202, { id: deliveryId }) : problem(done);
    },
  };
}

/** The name is resolved before a connection of the database is taken. */
function creating(
  webhooks: WebhookSender,
  withSecret: (row: WebhookRow) => {
    readonly status: 201;
    readonly body: { webhook: Webhook; secret: string };
  },
): AskingHandler<'createWebhook'> {
  return {
    async ask({ body }) {
      const checked = await webhooks.check(body.address);
      return async ({ db }) => {
        if ('refusal' in checked) return problem(checked.refusal, 'address');
        const { events, of, language = 'en' } = body;
        const added = await addWebhook(db, {
          address: checked.address,
          events,
          isTeams: of === 'team',
          language,
        });
        return typeof added === 'string' ? problem(added) : withSecret(added);
      };
    },
  };
}

function webhookOnWire(row: WebhookRow): Webhook {
  return {
    id: row.id,
    address: row.address,
    events: row.events,
    of: row.teamId === null ? 'me' : 'team',
    standing: row.standing,
    created_at: row.createdAt.toISOString(),
    last_accepted_at: row.lastAcceptedAt?.toISOString() ?? null,
    old_secret_until: row.oldSecretUntil?.toISOString() ?? null,
  };
}

function deliveryOnWire(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    created_at: row.createdAt.toISOString(),
    standing: row.standing,
    tries: row.tries,
    status: row.status,
    failure: row.failure,
    duration_ms: row.durationMs,
    body: row.body,
    next_try_at: row.nextTryAt?.toISOString() ?? null,
    log: row.log.map(({ at, status, failure, durationMs, body }) => ({
      at: new Date(at).toISOString(),
      status,
      failure,
      duration_ms: durationMs,
      body,
    })),
  };
}
