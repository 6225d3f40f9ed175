import {
  type AddCard,
  type Bill,
  type BillingGateway,
  type CardCollector,
  type CardEntry,
  type CollectFailure,
  type BillingFailure,
  type Cents,
  type FailedRetry,
  NO_SAVED_CARDS,
  pastDueAmount,
  type RetryPayment,
  type SavedCards,
} from '@ridgeline/core/billing';
import type { PlanSummary } from '@ridgeline/core/navigation';
import {
  type DateReader,
  initialPauseDialog,
  isAboutToPause,
  isManagedInMobileApp,
  isPaidPlan,
  nextPauseDialog,
  PAUSE_OPTION_COUNT,
  type PauseButton,
  pauseButton,
  type PauseDialog,
  type PauseDialogEvent,
  type PausePlan,
  planChangeMessages,
  type PlanGateway,
  reactivationVerdict,
  type ReactivatePlan,
  removalVerdict,
  type RemovePlan,
  renewalDate,
  type ResumePlan,
  shortDate,
  type Subscription,
} from '@ridgeline/core/plans';
import { type Clock, say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import { planNow } from '../../view-model/plan-now.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore, ToastWords } from '../../view-model/toasts.store.ts';
import type { PlannedPlanViewModel } from './planned-plan.view-model.ts';
import { subscriptionMessages } from './subscription.messages.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly configuration: Configuration;
  readonly language: Language;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  readonly plans: PlanGateway;
  readonly pause: PausePlan;
  readonly resume: ResumePlan;
  readonly remove: RemovePlan;
  readonly reactivate: ReactivatePlan;
  readonly billing: BillingGateway;
  readonly addCard: AddCard;
  readonly retry: RetryPayment;
  readonly cards: CardCollector;
  readonly fields: CardFields;
  readonly planned: PlannedPlanViewModel;
  readonly timeZone: string;
};

export type Bills =
  | { readonly is: 'loading' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'read'; readonly bills: readonly Bill[] };

type Tone = 'ok' | 'danger';
type Change = 'resume' | 'remove' | 'reactivate';
type NewCard =
  | { readonly is: 'closed' }
  | { readonly is: 'open' | 'saving'; readonly why: CollectFailure | BillingFailure | null };

type Payment = { readonly is: 'idle' | 'paying'; readonly why: FailedRetry | null };

/** PLAN-6 PLAN-9 PLAN-10 PAUSE: the reader's plan, how it is paused and left, its bills and its cards. */
export class SubscriptionViewModel {
  dialog: PauseDialog = initialPauseDialog;
  /** The change that is under way. */
  changing: Change | null = null;
  /** Leaving is asked once more. */
  asksToLeave = false;
  bills: Bills = { is: 'loading' };
  /** Whether it is known what cards are saved. */
  cardsAre: 'loading' | 'unreachable' | 'read' = 'loading';
  /** The saved cards were asked for, and the bills too. */
  isRead = false;
  saved: SavedCards = NO_SAVED_CARDS;
  newCard: NewCard = { is: 'closed' };
  card: CardEntry = { complete: false, problem: null };
  /** The payment of what is due, and why the last one did not go through. */
  payment: Payment = { is: 'idle', why: null };
  readonly fields: CardFields;
  readonly planned: PlannedPlanViewModel;
  readonly #dependencies: Dependencies;
  #stopWatching: () => void = () => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.fields = dependencies.fields;
    this.planned = dependencies.planned;
    const ref = observableRef;
    makeAutoObservable(
      this,
      {
        dialog: ref,
        bills: ref,
        saved: ref,
        newCard: ref,
        card: ref,
        payment: ref,
        fields: false,
        planned: false,
      },
      { autoBind: true },
    );
  }

  enter(): void {
    this.#stopWatching = this.#dependencies.cards.watch((card) => runInAction(() => (this.card = card)));
    void this.#read();
  }

  leave(): void {
    this.#stopWatching();
  }

  /** Something is to be paid, a card to be chosen, or a plan was ordered, and it is not known yet what: it stands above the rest. */
  get awaitsWhatComesFirst(): boolean {
    const notices = this.#dependencies.session.profile?.notices ?? [];
    const isDue = this.needsPayer || notices.some(({ id }) => id === 'past_due_notice');
    return !this.isRead && (isDue || this.#hasTrial);
  }

  /** A plan may be ordered for its end: a member of a team may have one of their own as well. */
  get #hasTrial(): boolean {
    const plans = this.#dependencies.session.profile?.subscriptions ?? [];
    return plans.some(({ type }) => type === 'trial-plan');
  }

  get plan(): Subscription | null {
    return this.#summary?.plan ?? null;
  }

  get isOwner(): boolean {
    return this.#summary?.owner ?? false;
  }

  get isExpired(): boolean {
    return this.#summary?.expired ?? false;
  }

  get isPaid(): boolean {
    return this.plan !== null && isPaidPlan(this.plan);
  }

  /** What is past due, in cents. */
  get due(): Cents {
    return this.bills.is === 'read' ? pastDueAmount(this.bills.bills) : 0;
  }

  get isPauseOpen(): boolean {
    const { is } = this.dialog.step;
    return is !== 'closed' && is !== 'paused';
  }

  /** The team has a new owner, the reader, who has not chosen the card that pays. */
  get needsPayer(): boolean {
    return this.isOwner && this.plan?.needsPayer === true;
  }

  /** PLAN-6: 'Mar 2'; null where nothing is renewed. */
  get renewsOn(): string | null {
    const { plan } = this;
    if (plan === null || !this.isPaid || this.isExpired || plan.archivedDate !== null) return null;
    return renewalDate(plan, this.#now, this.reader);
  }

  // PAUSE-8
  get pauseButton(): PauseButton | null {
    return this.plan === null ? null : pauseButton(this.plan, { owner: this.isOwner, now: this.#now });
  }

  get canLeave(): boolean {
    return this.plan !== null && removalVerdict(this.plan, { owner: this.isOwner }).allowed;
  }

  /** D PLAN-10.1: the owner of a plan that was bought on Android changes and leaves it there. */
  get isOfMobileApp(): boolean {
    const { plan, isOwner: owner, isExpired: expired } = this;
    return plan !== null && isManagedInMobileApp(plan, { owner, expired });
  }

  get canReactivate(): boolean {
    return this.plan !== null && reactivationVerdict(this.plan, { owner: this.isOwner }).allowed;
  }

  get reader(): DateReader {
    const { language, timeZone } = this.#dependencies;
    return { locale: language.locale, timeZone };
  }

  /** A date of the plan, with its year. */
  date(at: number): string {
    return shortDate(at, this.reader);
  }

  // PAUSE-3
  get isAboutToPause(): boolean {
    return this.plan !== null && isAboutToPause(this.plan, this.#now);
  }

  // PAUSE-7
  async askToPause(): Promise<void> {
    const button = this.pauseButton;
    if (button?.is !== 'pause') return;
    this.#happen({ type: 'asked', verdict: button.verdict });
    if (this.dialog.step.is !== 'loading-options') return;
    const call = this.dialog.calls;
    const answer = await this.#dependencies.plans.pauseOptions(PAUSE_OPTION_COUNT);
    this.#happen({ type: 'options-answered', call, answer, rememberedMonths: null });
  }

  choosePause(months: number): void {
    this.#happen({ type: 'chose', months });
  }

  dismissPause(): void {
    this.#happen({ type: 'dismissed' });
  }

  // PAUSE-8
  async confirmPause(): Promise<void> {
    const summary = this.#summary;
    this.#happen({ type: 'confirmed' });
    const { step, calls: call } = this.dialog;
    if (step.is !== 'pausing' || summary === null) return;
    const { pause, configuration } = this.#dependencies;
    const answer = await pause.run({
      plan: summary.plan,
      owner: summary.owner,
      production: configuration.isProduction,
      durationMonths: step.chosen.duration,
    });
    this.#happen({ type: 'pause-answered', call, answer });
    if (!answer.ok) return this.#say('danger', 'pause-failed');
    this.#changed(answer.value);
    this.dismissPause();
  }

  // PAUSE-8 PAUSE-10
  async resumePayments(): Promise<void> {
    const { resume, configuration } = this.#dependencies;
    await this.#change('resume', (input) => resume.run({ ...input, production: configuration.isProduction }));
  }

  askToLeave(asks: boolean): void {
    this.asksToLeave = asks;
  }

  // PLAN-10
  async leavePlan(): Promise<void> {
    await this.#change('remove', (input) => this.#dependencies.remove.run(input));
    this.askToLeave(false);
  }

  // PLAN-10
  async reactivatePlan(): Promise<void> {
    await this.#change('reactivate', (input) => this.#dependencies.reactivate.run(input));
  }

  /** The bank may ask the payer in its own window. */
  async payNow(): Promise<void> {
    if (this.payment.is === 'paying') return;
    this.payment = { is: 'paying', why: null };
    const { retry, language } = this.#dependencies;
    const outcome = await retry.run();
    runInAction(() => (this.payment = { is: 'idle', why: outcome.success ? null : outcome }));
    await this.#readBills();
    if (!outcome.success) return;
    this.#toast('ok', () => say(subscriptionMessages, language.locale, 'retry-succeeded'));
    this.#agreed();
  }

  async loadBills(): Promise<void> {
    runInAction(() => (this.bills = { is: 'loading' }));
    await this.#readBills();
  }

  async #readBills(): Promise<void> {
    const bills = await this.#dependencies.billing.history();
    runInAction(() => {
      this.bills = bills.ok ? { is: 'read', bills: bills.value } : { is: 'unreachable' };
    });
  }

  openNewCard(isOpen: boolean): void {
    this.newCard = isOpen ? { is: 'open', why: null } : { is: 'closed' };
  }

  async saveNewCard(): Promise<void> {
    if (this.newCard.is !== 'open') return;
    this.newCard = { is: 'saving', why: null };
    const saved = await this.#dependencies.addCard.run(null);
    runInAction(() => {
      this.newCard = saved.ok ? { is: 'closed' } : { is: 'open', why: saved.failure };
      if (saved.ok) this.#know(saved.value);
    });
  }

  async makeDefault(cardId: string): Promise<void> {
    const saved = await this.#dependencies.billing.setDefaultCard(cardId);
    if (!saved.ok) return this.#say('danger', 'unavailable');
    runInAction(() => this.#know(saved.value));
    this.#agreed();
  }

  /** An owner who chooses the card, or pays, agrees to pay for the plan. */
  #agreed(): void {
    const { plan } = this;
    if (plan?.needsPayer === true && this.isOwner) this.#changed({ ...plan, needsPayer: false });
  }

  async #read(): Promise<void> {
    const planned = this.#hasTrial ? this.planned.load() : null;
    await Promise.all([this.loadBills(), this.loadCards(), planned]);
    runInAction(() => (this.isRead = true));
  }

  async loadCards(): Promise<void> {
    runInAction(() => (this.cardsAre = 'loading'));
    const saved = await this.#dependencies.billing.paymentInfo();
    runInAction(() => {
      if (saved.ok) this.#know(saved.value);
      else this.cardsAre = 'unreachable';
    });
  }

  #know(saved: SavedCards): void {
    this.cardsAre = 'read';
    this.saved = saved;
  }

  async #change(
    change: Change,
    run: (input: {
      readonly plan: Subscription;
      readonly owner: boolean;
    }) => Promise<{ readonly ok: true; readonly value: Subscription } | { readonly ok: false }>,
  ): Promise<void> {
    const summary = this.#summary;
    if (summary === null || this.changing !== null) return;
    this.changing = change;
    const answer = await run(summary);
    runInAction(() => (this.changing = null));
    if (!answer.ok) return this.#say('danger', `${change}-failed`);
    this.#changed(answer.value);
    if (change === 'resume') this.#say('ok', 'payments-resumed');
  }

  #changed(plan: Subscription): void {
    const { session, account } = this.#dependencies;
    const { profile } = session;
    if (profile === null) return;
    session.profileChanged({ ...profile, subscriptions: [plan, ...(profile.subscriptions ?? []).slice(1)] });
    void account.reloadAllowances();
  }

  #happen(event: PauseDialogEvent): void {
    runInAction(() => (this.dialog = nextPauseDialog(this.dialog, event)));
  }

  #say(tone: Tone, key: `${Change | 'pause'}-failed` | 'payments-resumed' | 'unavailable'): void {
    this.#toast(tone, () => say(planChangeMessages, this.#dependencies.language.locale, key));
  }

  #toast(tone: Tone, text: ToastWords): void {
    this.#dependencies.toasts.show({ tone, text });
  }

  get #now(): number {
    return this.#summary?.now ?? this.#dependencies.clock.now();
  }

  get #summary(): PlanSummary | null {
    return planNow(this.#dependencies);
  }
}
