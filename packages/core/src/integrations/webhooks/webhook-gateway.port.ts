import type { Instant } from '../../shared/instant.ts';
import type { Locale } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import type { WebhookEvent } from './webhook-event.ts';

export type Webhook = {
  readonly id: string;
  readonly address: string;
  readonly events: readonly WebhookEvent[];
  readonly of: 'me' | 'team';
  readonly standing: 'on' | 'off' | 'disabled';
};

export type WebhookDelivery = {
  readonly id: string;
  readonly event: string;
  readonly createdAt: Instant;
  readonly standing: 'waiting' | 'accepted' | 'failed' | 'skipped';
  /** Every try, also those before it was sent again: the newest first. */
  readonly log: readonly WebhookTry[];
};

export type WebhookTry = {
  readonly at: Instant;
  /** The status of the answer; null if there was none. */
  readonly status: number | null;
  /** Null if it was accepted. */
  readonly failure: 'refused' | 'timed-out' | 'not-reached' | 'not-public' | 'redirected' | null;
};

/** An address and its secret, which is shown once. */
export type WebhookSecret = { readonly webhook: Webhook; readonly secret: string };

export type WebhookChange = { readonly events?: Webhook['events']; readonly standing?: 'on' | 'off' };

export type NewWebhook = Pick<Webhook, 'address' | 'events' | 'of'> & { readonly language: Locale };

export type WebhookFailure =
  | 'webhook-address-invalid'
  | 'webhook-address-not-public'
  | 'too-many-webhooks'
  | 'webhook-off'
  | 'signed-out'
  | 'refused'
  | 'not-found'
  | 'unavailable';

/** The addresses that are told of events. Network errors are returned as failures; no method throws. */
// D API-5.4
export abstract class WebhookGateway {
  abstract list(): Promise<Result<readonly Webhook[], WebhookFailure>>;
  abstract add(webhook: NewWebhook): Promise<Result<WebhookSecret, WebhookFailure>>;
  abstract change(id: string, change: WebhookChange): Promise<Result<Webhook, WebhookFailure>>;
  abstract remove(id: string): Promise<Result<void, WebhookFailure>>;
  abstract rotate(id: string): Promise<Result<WebhookSecret, WebhookFailure>>;
  abstract deliveries(id: string): Promise<Result<readonly WebhookDelivery[], WebhookFailure>>;
  abstract sendTest(id: string): Promise<Result<void, WebhookFailure>>;
  abstract replay(id: string, deliveryId: string): Promise<Result<void, WebhookFailure>>;
}
