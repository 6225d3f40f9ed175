import {
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookFailure,
  type WebhookGateway,
  type WebhookSecret,
} from '@ridgeline/core/integrations';
import { type Result, say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../../language/language.store.ts';
import type { Drafts } from '../../../view-model/drafts.ts';
import type { SessionStore } from '../../../view-model/session.store.ts';
import type { ToastStore } from '../../../view-model/toasts.store.ts';
import { webhooksScreenMessages } from './webhooks.messages.ts';

type Dependencies = {
  readonly gateway: WebhookGateway;
  readonly session: SessionStore;
  readonly language: Language;
  readonly drafts: Drafts;
  readonly toasts: ToastStore;
};

type Outcome = 'turned-on' | 'turned-off' | 'events-saved' | 'removed';

/** D API-5.4: the addresses that are told of events, and what was sent to one of them. */
export class WebhooksViewModel {
  webhooks: readonly Webhook[] = [];
  /** What the API has said of them, if only that it cannot, is known. */
  isAnswered = false;
  address = '';
  of: NewWebhook['of'] = 'me';
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS;
  isBusy = false;
  failure: WebhookFailure | null = null;
  /** The secret that was just made: shown until the screen is left. */
  made: WebhookSecret | null = null;
  /** The address whose deliveries are shown. */
  opened: { readonly id: string; readonly deliveries: readonly WebhookDelivery[] } | null = null;
  /** The address whose events are being changed, with those chosen now. */
  editing: { readonly id: string; readonly events: readonly WebhookEvent[] } | null = null;
  /** The address whose removal is asked once more. */
  removing: Webhook | null = null;
  readonly #dependencies: Dependencies;
  #stopKeeping = (): void => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const ref = observableRef;
    makeAutoObservable(
      this,
      { webhooks: ref, events: ref, made: ref, opened: ref, editing: ref, removing: ref },
      { autoBind: true },
    );
  }

  type(address: string): void {
    this.address = address;
    this.failure = null;
  }

  /** A failure that the field of the address tells. */
  get addressFailure(): WebhookFailure | null {
    const { failure } = this;
    const isOfAddress = failure === 'webhook-address-invalid' || failure === 'webhook-address-not-public';
    return isOfAddress ? failure : null;
  }

  belongTo(of: string): void {
    this.of = of === 'team' ? 'team' : 'me';
  }

  choose(event: WebhookEvent, isChosen: boolean): void {
    this.events = withEvent(this.events, event, isChosen);
  }

  edit(webhook: Webhook | null): void {
    this.editing = webhook && { id: webhook.id, events: webhook.events };
    this.failure = null;
  }

  chooseInEdit(event: WebhookEvent, isChosen: boolean): void {
    if (this.editing)
      this.editing = { ...this.editing, events: withEvent(this.editing.events, event, isChosen) };
  }

  async saveEvents(): Promise<void> {
    const { editing } = this;
    if (editing === null || editing.events.length === 0) return;
    const isSaved = await this.#change(editing.id, { events: editing.events }, 'events-saved');
    if (isSaved) this.edit(null);
  }

  askToRemove(webhook: Webhook | null): void {
    this.removing = webhook;
  }

  enter(): void {
    void this.load();
    this.#stopKeeping = this.#dependencies.drafts.keep({
      key: 'webhook',
      text: () => {
        const { address, of, events } = this;
        return address === '' ? '' : JSON.stringify({ address, of, events });
      },
      restore: (text) => {
        const { address, of, events } = JSON.parse(text) as Pick<NewWebhook, 'address' | 'of' | 'events'>;
        this.type(address);
        this.belongTo(of);
        for (const event of WEBHOOK_EVENTS) this.choose(event, events.includes(event));
      },
    });
  }

  leave(): void {
    this.#stopKeeping();
  }

  async load(): Promise<void> {
    const listed = await this.#dependencies.gateway.list();
    runInAction(() => {
      this.isAnswered = true;
      if (listed.ok) this.webhooks = listed.value;
      else this.#fail(listed.failure);
    });
  }

  async add(): Promise<void> {
    const { events, of } = this;
    const address = this.address.trim();
    // The API takes any text that is not empty, and says itself what is wrong with it.
    if (address === '') return void (this.failure = 'webhook-address-invalid');
    if (events.length === 0) return;
    const language = this.#dependencies.language.locale;
    await this.#do(async () => {
      const made = await this.#dependencies.gateway.add({ address, events, of, language });
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
      const made = await this.#dependencies.gateway.rotate(id);
      if (made.ok) runInAction(() => (this.made = made.value));
      return made;
    });
  }

  async turnOn(id: string): Promise<void> {
    await this.#change(id, { standing: 'on' }, 'turned-on');
  }

  async turnOff(id: string): Promise<void> {
    await this.#change(id, { standing: 'off' }, 'turned-off');
  }

  async remove(id: string): Promise<void> {
    const address = this.#addressOf(id);
    if (await this.#do(() => this.#dependencies.gateway.remove(id))) this.#tell('removed', address);
    runInAction(() => {
      this.removing = null;
      if (this.made?.webhook.id === id) this.made = null;
      if (this.opened?.id === id) this.opened = null;
      if (this.editing?.id === id) this.editing = null;
    });
  }

  async sendTest(id: string): Promise<void> {
    await this.#do(() => this.#dependencies.gateway.sendTest(id));
    await this.open(id);
  }

  async replay(id: string, deliveryId: string): Promise<void> {
    await this.#do(() => this.#dependencies.gateway.replay(id, deliveryId));
    await this.open(id);
  }

  async open(id: string): Promise<void> {
    const deliveries = await this.#dependencies.gateway.deliveries(id);
    runInAction(() => {
      if (deliveries.ok) this.opened = { id, deliveries: deliveries.value };
      else this.#fail(deliveries.failure);
    });
  }

  async #change(id: string, change: WebhookChange, outcome: Outcome): Promise<boolean> {
    const isDone = await this.#do(() => this.#dependencies.gateway.change(id, change));
    if (isDone) this.#tell(outcome, this.#addressOf(id));
    return isDone;
  }

  #fail(failure: WebhookFailure): void {
    if (failure === 'signed-out') void this.#dependencies.session.refused();
    else this.failure = failure;
  }

  #addressOf(id: string): string {
    return this.webhooks.find((webhook) => webhook.id === id)?.address ?? '';
  }

  /** Screen readers say a toast; the new state of a row they do not. */
  #tell(outcome: Outcome, address: string): void {
    const text = () => say(webhooksScreenMessages, this.#dependencies.language.locale, outcome, { address });
    this.#dependencies.toasts.show({ tone: 'ok', text });
  }

  /** Whether it has been done. */
  async #do(run: () => Promise<Result<unknown, WebhookFailure>>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.failure = null;
    const answer = await run();
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) this.#fail(answer.failure);
    });
    if (answer.ok) await this.load();
    return answer.ok;
  }
}

/** In the order of the form. */
function withEvent(
  events: readonly WebhookEvent[],
  event: WebhookEvent,
  isChosen: boolean,
): readonly WebhookEvent[] {
  return WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : events.includes(one)));
}
