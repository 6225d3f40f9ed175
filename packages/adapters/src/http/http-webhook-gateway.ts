import type {
  NewWebhook as SecretOnWire,
  Webhook as WebhookOnWire,
  WebhookDelivery as DeliveryOnWire,
} from '@ridgeline/contract';
import {
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookFailure,
  WebhookGateway,
  type WebhookSecret,
} from '@ridgeline/core/integrations';
import { done, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureIn, failureOrNotFound, type Refused, resultOf } from './call.ts';

const ONE = '/v2/webhooks/{id}';
const DELIVERIES = '/v2/webhooks/{id}/deliveries';

export class HttpWebhookGateway extends WebhookGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override list(): Promise<Result<readonly Webhook[], WebhookFailure>> {
    return resultOf(
      () => this.#api.GET('/v2/webhooks'),
      ({ items }) => ok(items.map(webhookOf)),
      failureOf,
    );
  }

  override add(webhook: NewWebhook): Promise<Result<WebhookSecret, WebhookFailure>> {
    const body = { ...webhook, events: [...webhook.events] };
    return resultOf(() => this.#api.POST('/v2/webhooks', { body }), withSecret, failureOf);
  }

  override change(id: string, { events, standing }: WebhookChange): Promise<Result<Webhook, WebhookFailure>> {
    const body = { ...(events && { events: [...events] }), ...(standing && { standing }) };
    return resultOf(
      () => this.#api.PATCH(ONE, { params: { path: { id } }, body }),
      (webhook) => ok(webhookOf(webhook)),
      failureOf,
    );
  }

  override remove(id: string): Promise<Result<void, WebhookFailure>> {
    return resultOf(
      () => this.#api.DELETE(ONE, { params: { path: { id } } }),
      () => done,
      failureOf,
    );
  }

  override rotate(id: string): Promise<Result<WebhookSecret, WebhookFailure>> {
    return resultOf(
      () => this.#api.POST('/v2/webhooks/{id}/secret', { params: { path: { id } } }),
      withSecret,
      failureOf,
    );
  }

  override deliveries(id: string): Promise<Result<readonly WebhookDelivery[], WebhookFailure>> {
    return resultOf(
      () => this.#api.GET(DELIVERIES, { params: { path: { id } } }),
      ({ items }) => ok(items.map(deliveryOf)),
      failureOf,
    );
  }

  override sendTest(id: string): Promise<Result<void, WebhookFailure>> {
    return resultOf(
      () => this.#api.POST(DELIVERIES, { params: { path: { id } } }),
      () => done,
      failureOf,
    );
  }

  override replay(id: string, deliveryId: string): Promise<Result<void, WebhookFailure>> {
    return resultOf(
      () =>
        this.#api.POST('/v2/webhooks/{id}/deliveries/{deliveryId}/replay', {
          params: { path: { id, deliveryId } },
        }),
      () => done,
      failureOf,
    );
  }
}

function webhookOf({ id, address, events, of, standing }: WebhookOnWire): Webhook {
  return { id, address, events, of, standing };
}

function withSecret({ webhook, secret }: SecretOnWire): Result<WebhookSecret, never> {
  return ok({ webhook: webhookOf(webhook), secret });
}

function deliveryOf({ id, event, created_at, standing, log }: DeliveryOnWire): WebhookDelivery {
  return {
    id,
    event,
    createdAt: Date.parse(created_at),
    standing,
    log: log.map(({ at, status, failure }) => ({ at: Date.parse(at), status, failure })),
  };
}

const FAILURES = {
  'webhook-address-invalid': 'webhook-address-invalid',
  'webhook-address-not-public': 'webhook-address-not-public',
  'too-many-webhooks': 'too-many-webhooks',
  'webhook-off': 'webhook-off',
} as const;

function failureOf(refused: Refused | null): WebhookFailure {
  const named = failureIn(FAILURES, refused);
  if (named !== null) return named;
  return refused?.status === 403 ? 'refused' : failureOrNotFound(refused);
}
