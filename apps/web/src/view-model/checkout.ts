import {
  type BillingField,
  type BillingFieldFailure,
  type BillingForm,
  type BillingFormFacts,
  type BillingFormFailures,
  type BillingFormValues,
  billingPeriodsOf,
  type CardCollector,
  type CardEntry,
  cardInUse,
  type CouponCodeFailure,
  type Estimate,
  initialBillingForm,
  parseBillingChoices,
  parseBillingForm,
  type OrderWish,
  type Product,
  type Purchase,
  type PurchaseFlow,
  type PurchaseStep,
  parseCouponCode,
  type Receipt,
  type PlanVariant,
  type SavedCards,
  variantsOf,
} from '@ridgeline/core/billing';
import type { Subscription } from '@ridgeline/core/plans';
import type { parseUsState } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type UsState = NonNullable<ReturnType<typeof parseUsState>>;
type Step<Is extends PurchaseStep['is']> = Extract<PurchaseStep, { readonly is: Is }>;
export type CouponProblem =
  | Extract<Step<'no-estimate'>['why'], 'coupon-unknown' | 'coupon-used-up'>
  | CouponCodeFailure;

export type CheckoutDependencies = {
  readonly cards: CardCollector;
  /** The state of the buyer's billing address, which is stored with their profile. */
  readonly billTo: BillTo;
  /** Begins the purchase of this visit. */
  readonly begin: (tell: (purchase: Purchase) => void) => PurchaseFlow;
  readonly onPaid: (receipt: Receipt) => void;
};

export type BillTo = {
  readonly state: UsState | null;
  /** False if it could not be stored. */
  readonly save: (state: UsState) => Promise<boolean>;
};

export type ReplacedPlan = Pick<Subscription, 'sku' | 'title' | 'titleEs'>;

/** A product that is the same everywhere, or is paid once, leaves a choice null. */
export type Choices = Pick<BillingForm, 'variant' | 'billing' | 'state' | 'couponCode'>;

export type CheckoutOf = {
  /** Names what is bought on this page. */
  readonly about: string;
  readonly product: Product;
  readonly saved: SavedCards;
  /** The order, once the choices of the form are made. */
  readonly wishOf: (choices: Choices) => OrderWish;
  /** What the buyer has now, as the first choice. */
  readonly current: Pick<BillingFormValues, 'planVariant' | 'planBilling'>;
  /** The paid plan that ends with the purchase. */
  readonly replaces: ReplacedPlan | null;
};

const NO_CARD: CardEntry = { complete: false, problem: null };

/** The form of a purchase, from its choices to the payment. What was typed survives every failure. */
export class Checkout {
  values: BillingFormValues;
  card: CardEntry = NO_CARD;
  /** Failures are shown after the first press of Pay. */
  wasSubmitted = false;
  step: PurchaseStep = { is: 'idle' };
  couponProblem: CouponProblem | null = null;
  /** The estimate shown last, also while another is asked for, by which it was bought. */
  estimate: Estimate | null = null;
  readonly offer: CheckoutOf;
  /** Whether the state of the billing address could not be stored. */
  isStateUnsaved = false;
  readonly #billTo: BillTo;
  #savedState: UsState | null;
  readonly #cards: CardCollector;
  readonly #flow: PurchaseFlow;
  readonly #onPaid: (receipt: Receipt) => void;
  #coupon = '';
  #stopWatching: () => void = () => {};

  constructor({ cards, billTo, begin, onPaid }: CheckoutDependencies, offer: CheckoutOf) {
    this.offer = offer;
    this.#billTo = billTo;
    this.#savedState = billTo.state;
    this.#cards = cards;
    this.#onPaid = onPaid;
    this.values = {
      ...initialBillingForm(this.#facts(''), { addressRequired: true }),
      ...offer.current,
      billingState: billTo.state ?? '',
    };
    this.#flow = begin(({ step }) => runInAction(() => this.#arrive(step)));
    this.#resume(this.#flow.purchase.step);
    makeAutoObservable(
      this,
      { step: observableRef, card: observableRef, estimate: observableRef, offer: false },
      { autoBind: true },
    );
  }

  enter(): void {
    this.#stopWatching = this.#cards.watch((entry) => runInAction(() => (this.card = entry)));
    if (this.step.is === 'unsettled') void this.askAgain();
    else void this.#estimate();
  }

  leave(): void {
    this.#stopWatching();
  }

  get variants(): readonly PlanVariant[] {
    return variantsOf(this.offer.product);
  }

  /** Where the tax depends on it, and then as long as the page is open. */
  get needsState(): boolean {
    return this.estimate?.needsState === true || this.values.billingState !== '';
  }

  get billingPeriods() {
    return this.#facts(this.values.planVariant).billingPeriods;
  }

  /** How long the price pays for; null for what is paid once, and before a plan is chosen. */
  get billingPeriod() {
    const { step } = this;
    return 'wish' in step && step.wish.is === 'plan' ? step.wish.billing : null;
  }

  get savedCard() {
    return cardInUse(this.offer.saved);
  }

  get paysByNewCard(): boolean {
    return this.values.newCard || this.savedCard === null;
  }

  /** Parsed once for each change of the form. */
  get parsed(): ReturnType<typeof parseBillingForm> {
    const { values } = this;
    return parseBillingForm(
      { ...values, addressRequired: this.paysByNewCard, creditCardComplete: this.card.complete },
      { ...this.#facts(values.planVariant), needsState: this.needsState },
    );
  }

  get failures(): BillingFormFailures {
    if (!this.wasSubmitted) return {};
    const { parsed } = this;
    return parsed.ok ? {} : parsed.failure;
  }

  failureOf(field: BillingField): BillingFieldFailure | null {
    return this.failures[field] ?? null;
  }

  /** While a payment may be under way nothing can be changed. */
  get isBusy(): boolean {
    return ['collecting-card', 'paying', 'needs-confirmation', 'confirming'].includes(this.step.is);
  }

  type<Field extends BillingField>(field: Field, value: BillingFormValues[Field]): void {
    if (this.isBusy) return;
    this.values = { ...this.values, [field]: value };
    if (field === 'couponCode') this.couponProblem = null;
    if (field === 'billingState') void this.#saveState();
    if (field === 'planVariant' || field === 'planBilling' || field === 'stateSelection')
      void this.#estimate();
  }

  /** An empty code removes the coupon. */
  applyCoupon(): void {
    this.couponProblem = null;
    const { parsed } = this;
    if (!parsed.ok && parsed.failure.couponCode === 'coupon-code-invalid') {
      this.couponProblem = 'coupon-code-invalid';
      return;
    }
    this.#coupon = this.values.couponCode.trim();
    void this.#estimate();
  }

  /** The form's first failure is focused by the screen. False if there is one. */
  async pay(): Promise<boolean> {
    this.wasSubmitted = true;
    const { parsed } = this;
    if (!parsed.ok) return false;
    if (this.values.couponCode.trim() !== this.#coupon) {
      // A code that was typed and not applied would be left out without a word.
      this.applyCoupon();
      return true;
    }
    if (this.needsState && this.values.billingState !== this.#savedState) {
      // The price with its tax is shown first.
      await this.#saveState();
      return true;
    }
    const { savedCard } = this;
    await this.#flow.pay(
      parsed.value.card === 'saved' && savedCard !== null
        ? { is: 'saved-card', cardId: savedCard.id }
        : { is: 'new-card', address: parsed.value.address },
    );
    return true;
  }

  /** After a failure of the connection: the order's outcome is looked up, never ordered anew. */
  askAgain(): Promise<void> {
    return this.#flow.askAgain();
  }

  retryEstimate(): Promise<void> {
    return this.#flow.refresh();
  }

  /** An order of before this page was loaded: its choices are those of the form. */
  #resume(step: PurchaseStep): void {
    if (step.is !== 'unsettled') return;
    const { wish, estimate } = step;
    this.step = step;
    this.estimate = estimate;
    this.#coupon = ('couponCode' in wish ? wish.couponCode : null) ?? '';
    this.values = { ...this.values, couponCode: this.#coupon };
    if (wish.is !== 'plan') return;
    const { variant, billing, state } = wish;
    this.values = {
      ...this.values,
      planVariant: variant ?? '',
      planBilling: billing ?? '',
      stateSelection: state ?? '',
    };
  }

  #arrive(step: PurchaseStep): void {
    this.step = step;
    if (step.is !== 'paid' && step.is !== 'estimating')
      this.estimate = 'estimate' in step ? step.estimate : null;
    // The bank is asked at once: the buyer has pressed Pay.
    if (step.is === 'needs-confirmation') queueMicrotask(() => void this.#flow.confirm());
    if (step.is === 'paid') this.#onPaid(step.receipt);
    if (step.is !== 'no-estimate') return;
    const { why } = step;
    if (why !== 'coupon-unknown' && why !== 'coupon-used-up') return;
    this.couponProblem = why;
    this.#coupon = '';
    queueMicrotask(() => void this.#estimate());
  }

  #facts(variant: PlanVariant | ''): Omit<BillingFormFacts, 'needsState'> {
    const { product, saved } = this.offer;
    const variants = variantsOf(product);
    return {
      variants,
      billingPeriods: billingPeriodsOf(product, variant === '' ? (variants[0] ?? null) : variant),
      hasSavedCard: cardInUse(saved) !== null,
    };
  }

  async #saveState(): Promise<void> {
    const { billingState } = this.values;
    if (billingState === '') return;
    const isSaved = await this.#billTo.save(billingState);
    if (billingState !== this.values.billingState) return;
    runInAction(() => (this.isStateUnsaved = !isSaved));
    if (!isSaved) return;
    this.#savedState = billingState;
    await this.#estimate();
  }

  async #estimate(): Promise<void> {
    const { values } = this;
    const choices = parseBillingChoices(values, this.#facts(values.planVariant));
    if (!choices.ok) return this.#flow.giveUp();
    const coupon = parseCouponCode(this.#coupon);
    const couponCode = coupon.ok ? coupon.value : null;
    await this.#flow.wish(this.offer.wishOf({ ...choices.value, couponCode }));
  }
}
