import {
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookFailure,
  type WebhookGateway,
  type WebhookSecret,
} from '@ridgeline/core/integrations';
import type { Result } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';

/** D API-5.4: the addresses that are told of events, and what was sent to one of them. */
export class WebhooksViewModel {
  webhooks: readonly Webhook[] = [];
  address = '';
  of: NewWebhook['of'] = 'me';
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS;
  isBusy = false;
  failure: WebhookFailure | null = null;
  /** The secret that was just made: shown until the screen is left. */
  made: WebhookSecret | null = null;
  /** The address whose deliveries are shown. */
  opened: { readonly id: string; readonly deliveries: readonly WebhookDelivery[] } | null = null;
  /** The address whose removal is asked once more. */
  removing: Webhook | null = null;
  readonly #gateway: WebhookGateway;
  readonly #language: Language;

  constructor(gateway: WebhookGateway, language: Language) {
    this.#gateway = gateway;
    this.#language = language;
    const ref = observableRef;
    makeAutoObservable(
      this,
      { webhooks: ref, events: ref, made: ref, opened: ref, removing: ref },
      { autoBind: true },
    );
  }

  enter(address: string): void {
    this.address = address;
    this.failure = null;
  }

  belongTo(of: string): void {
    this.of = of === 'team' ? 'team' : 'me';
  }

  choose(event: WebhookEvent, isChosen: boolean): void {
    this.events = WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : this.events.includes(one)));
  }

  askToRemove(webhook: Webhook | null): void {
    this.removing = webhook;
  }

  async load(): Promise<void> {
    const listed = await this.#gateway.list();
    runInAction(() => {
      if (listed.ok) this.webhooks = listed.value;
      else this.failure = listed.failure;
    });
  }

  async add(): Promise<void> {
    const { address, events, of } = this;
    const language = this.#language.locale;
    await this.#do(async () => {
      const made = await this.#gateway.add({ address, events, of, language });
      if (made.ok) {
        runInAction(() => {
          this.made = made.value;
          this.address = '';
        });
      }
      return made;
    });
  }

  async rotate(id: string): Promise<void> {
    await this.#do(async () => {
      const made = await this.#gateway.rotate(id);
      if (made.ok) runInAction(() => (this.made = made.value));
      return made;
    });
  }

  async turnOn(id: string): Promise<void> {
    await this.#do(() => this.#gateway.turnOn(id));
  }

  async remove(id: string): Promise<void> {
    await this.#do(() => this.#gateway.remove(id));
    runInAction(() => {
      this.removing = null;
      if (this.made?.webhook.id === id) this.made = null;
      if (this.opened?.id === id) this.opened = null;
    });
  }

  async sendTest(id: string): Promise<void> {
    await this.#do(() => this.#gateway.sendTest(id));
    await this.open(id);
  }

  async replay(id: string, deliveryId: string): Promise<void> {
    await this.#do(() => this.#gateway.replay(id, deliveryId));
    await this.open(id);
  }

  async open(id: string): Promise<void> {
    const deliveries = await this.#gateway.deliveries(id);
    runInAction(() => {
      if (deliveries.ok) this.opened = { id, deliveries: deliveries.value };
      else this.failure = deliveries.failure;
    });
  }

  async #do(run: () => Promise<Result<unknown, WebhookFailure>>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = null;
    const answer = await run();
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) this.failure = answer.failure;
    });
    if (answer.ok) await this.load();
  }
}
