import {
  type NewWebhook,
  type Webhook,
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
      ({ items }) => ok(items),
      failureOf,
    );
  }

  override add(webhook: NewWebhook): Promise<Result<WebhookSecret, WebhookFailure>> {
    const body = { ...webhook, events: [...webhook.events] };
    return resultOf(() => this.#api.POST('/v2/webhooks', { body }), ok, failureOf);
  }

  override turnOn(id: string): Promise<Result<void, WebhookFailure>> {
    return resultOf(
      () => this.#api.PATCH(ONE, { params: { path: { id } }, body: { standing: 'on' } }),
      () => done,
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
      ok,
      failureOf,
    );
  }

  override deliveries(id: string): Promise<Result<readonly WebhookDelivery[], WebhookFailure>> {
    return resultOf(
      () => this.#api.GET(DELIVERIES, { params: { path: { id } } }),
      ({ items }) =>
        ok(items.map(({ created_at, ...one }) => ({ ...one, createdAt: Date.parse(created_at) }))),
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
