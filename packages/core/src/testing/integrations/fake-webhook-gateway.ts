import { TEST_EVENT } from '../../integrations/webhooks/webhook-event.ts';
import {
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookFailure,
  WebhookGateway,
  type WebhookSecret,
} from '../../integrations/webhooks/webhook-gateway.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

type Kept = { readonly webhook: Webhook; readonly deliveries: readonly WebhookDelivery[] };

const MOST = 10;
const ADDRESS = /^https:\/\/([^/:@]+)(\/.*)$/;
/** Names and numbers of a network of one's own. */
const INSIDE = /^(localhost|.*\.internal|\d+\.\d+\.\d+\.\d+)$/;

/** Addresses in memory. What waits is tried by `deliver`: an address whose path begins with `refuses` answers with 500. */
export class FakeWebhookGateway extends WebhookGateway {
  #kept: readonly Kept[] = [];
  #ids = 0;
  #secrets = 0;
  #refusal: 'signed-out' | 'unavailable' | null = null;

  refuseWith(refusal: 'signed-out' | 'unavailable'): void {
    this.#refusal = refusal;
  }

  deliver(): void {
    this.#kept = this.#kept.map(({ webhook, deliveries }) => ({
      webhook,
      deliveries: deliveries.map((one) => (one.standing === 'waiting' ? tried(webhook, one) : one)),
    }));
  }

  override async list(): Promise<Result<readonly Webhook[], WebhookFailure>> {
    return this.#refusal === null ? ok(this.#kept.map(({ webhook }) => webhook)) : fail(this.#refusal);
  }

  override async add({ address, events, of }: NewWebhook): Promise<Result<WebhookSecret, WebhookFailure>> {
    if (this.#refusal !== null) return fail(this.#refusal);
    const host = ADDRESS.exec(address)?.[1];
    if (host === undefined) return fail('webhook-address-invalid');
    if (INSIDE.test(host)) return fail('webhook-address-not-public');
    const known = this.#kept.find(({ webhook }) => webhook.address === address);
    if (known === undefined && this.#kept.length === MOST) return fail('too-many-webhooks');
    const id = known?.webhook.id ?? this.#id();
    const webhook = { id, address, events, of, standing: 'on' } as const;
    this.#put({ webhook, deliveries: known?.deliveries ?? [] });
    return ok({ webhook, secret: this.#secret() });
  }

  override async change(id: string, change: WebhookChange): Promise<Result<Webhook, WebhookFailure>> {
    return this.#of(id, ({ webhook, deliveries }) => {
      const changed = { ...webhook, ...change };
      this.#put({ webhook: changed, deliveries });
      return ok(changed);
    });
  }

  override async remove(id: string): Promise<Result<void, WebhookFailure>> {
    return this.#of(id, () => {
      this.#kept = this.#kept.filter(({ webhook }) => webhook.id !== id);
      return done;
    });
  }

  override async rotate(id: string): Promise<Result<WebhookSecret, WebhookFailure>> {
    return this.#of(id, ({ webhook }) => ok({ webhook, secret: this.#secret() }));
  }

  override async deliveries(id: string): Promise<Result<readonly WebhookDelivery[], WebhookFailure>> {
    return this.#of(id, ({ deliveries }) => ok(deliveries));
  }

  override async sendTest(id: string): Promise<Result<void, WebhookFailure>> {
    return this.#of(id, ({ webhook, deliveries }) => {
      if (webhook.standing !== 'on') return fail('webhook-off');
      const made = { id: this.#id(), event: TEST_EVENT, createdAt: 0, standing: 'waiting', log: [] } as const;
      this.#put({ webhook, deliveries: [made, ...deliveries] });
      return done;
    });
  }

  override async replay(id: string, deliveryId: string): Promise<Result<void, WebhookFailure>> {
    return this.#of(id, ({ webhook, deliveries }) => {
      if (!deliveries.some((one) => one.id === deliveryId)) return fail('not-found');
      if (webhook.standing !== 'on') return fail('webhook-off');
      const again = deliveries.map((one) =>
        one.id === deliveryId ? { ...one, standing: 'waiting' as const } : one,
      );
      this.#put({ webhook, deliveries: again });
      return done;
    });
  }

  #of<Value>(id: string, run: (kept: Kept) => Result<Value, WebhookFailure>): Result<Value, WebhookFailure> {
    if (this.#refusal !== null) return fail(this.#refusal);
    const kept = this.#kept.find(({ webhook }) => webhook.id === id);
    return kept === undefined ? fail('not-found') : run(kept);
  }

  #put(kept: Kept): void {
    const isKnown = this.#kept.some(({ webhook }) => webhook.id === kept.webhook.id);
    this.#kept = isKnown
      ? this.#kept.map((one) => (one.webhook.id === kept.webhook.id ? kept : one))
      : [...this.#kept, kept];
  }

  #id(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  #secret(): string {
    this.#secrets += 1;
    return `whsec_fake${this.#secrets}`;
  }
}

function tried({ address }: Webhook, delivery: WebhookDelivery): WebhookDelivery {
  const isRefused = ADDRESS.exec(address)?.[2]?.startsWith('/refuses') === true;
  const one = { at: 0, status: isRefused ? 500 : 204, failure: isRefused ? ('refused' as const) : null };
  return { ...delivery, standing: isRefused ? 'waiting' : 'accepted', log: [one, ...delivery.log] };
}
