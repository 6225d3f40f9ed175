import {
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookFailure,
  WebhookGateway,
  type WebhookSecret,
} from '../../integrations/webhooks/webhook-gateway.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

/** Addresses in memory; whatever is sent to one is accepted. */
export class FakeWebhookGateway extends WebhookGateway {
  #webhooks: readonly Webhook[] = [];
  #deliveries: readonly WebhookDelivery[] = [];
  #made = 0;

  override async list(): Promise<Result<readonly Webhook[], WebhookFailure>> {
    return ok(this.#webhooks);
  }

  override async add({ address, events, of }: NewWebhook): Promise<Result<WebhookSecret, WebhookFailure>> {
    if (!address.startsWith('https://')) return fail('webhook-address-invalid');
    const webhook = {
      id: `webhook-${this.#webhooks.length + 1}`,
      address,
      events,
      of,
      standing: 'on',
    } as const;
    this.#webhooks = [...this.#webhooks, webhook];
    return ok({ webhook, secret: this.#secret() });
  }

  override async turnOn(): Promise<Result<void, WebhookFailure>> {
    return done;
  }

  override async remove(id: string): Promise<Result<void, WebhookFailure>> {
    this.#webhooks = this.#webhooks.filter((webhook) => webhook.id !== id);
    return done;
  }

  override async rotate(id: string): Promise<Result<WebhookSecret, WebhookFailure>> {
    const webhook = this.#webhooks.find((one) => one.id === id);
    return webhook === undefined ? fail('not-found') : ok({ webhook, secret: this.#secret() });
  }

  override async deliveries(): Promise<Result<readonly WebhookDelivery[], WebhookFailure>> {
    return ok(this.#deliveries);
  }

  override async sendTest(): Promise<Result<void, WebhookFailure>> {
    this.#deliveries = [
      { id: 'delivery-1', event: 'test', createdAt: 0, standing: 'accepted', tries: 1, status: 204 },
    ];
    return done;
  }

  override async replay(): Promise<Result<void, WebhookFailure>> {
    return done;
  }

  #secret(): string {
    this.#made += 1;
    return `whsec_fake${this.#made}`;
  }
}
