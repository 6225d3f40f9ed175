import {
  type BillingAddress,
  CardCollector,
  type CardEntry,
  type CardToken,
  type CollectFailure,
  type ConfirmFailure,
  parseCardToken,
} from '@ridgeline/core/billing';
import { done, fail, type Locale, type Result } from '@ridgeline/core/shared';
import type { Stripe, StripeCardElement, StripeElementStyle, StripeError } from '@stripe/stripe-js';
import { cardProblemOf, isUnreached } from './stripe-errors.ts';

export type CardsConfig = {
  readonly publishableKey: string;
  /** A file of our own that is loaded first and takes the place of Stripe's script. */
  readonly script?: string;
};

export type CardLook = { readonly locale: Locale; readonly style: StripeElementStyle };

const EMPTY: CardEntry = { complete: false, problem: null };

/** Cards by Stripe's own library, which is loaded when the fields are first shown. */
export class StripeCardCollector extends CardCollector {
  readonly #config: () => Promise<CardsConfig | null>;
  readonly #watchers = new Set<(entry: CardEntry) => void>();
  #library: Promise<Stripe | null> | null = null;
  #element: StripeCardElement | null = null;
  #entry = EMPTY;

  /** Null is the configuration of a shop that takes no cards. */
  constructor(config: () => Promise<CardsConfig | null>) {
    super();
    this.#config = config;
  }

  /**
   * Shows the fields in `host`, one card at a time. False if the library could not be loaded: calling it again tries
   * again.
   */
  async show(host: HTMLElement, { locale, style }: CardLook): Promise<boolean> {
    const stripe = await this.#stripe();
    if (stripe === null) return false;
    this.hide();
    const element = stripe.elements({ locale }).create('card', { hidePostalCode: true, style });
    element.on('change', ({ complete, error }) => this.#tell({ complete, problem: cardProblemOf(error) }));
    element.mount(host);
    this.#element = element;
    return true;
  }

  hide(): void {
    this.#element?.destroy();
    this.#element = null;
    this.#tell(EMPTY);
  }

  override watch(tell: (entry: CardEntry) => void): () => void {
    this.#watchers.add(tell);
    tell(this.#entry);
    return () => void this.#watchers.delete(tell);
  }

  override async collect(address: BillingAddress | null): Promise<Result<CardToken, CollectFailure>> {
    const [stripe, element] = [await this.#stripe(), this.#element];
    if (stripe === null) return fail('collector-unavailable');
    if (element === null || !this.#entry.complete) return fail('card-incomplete');
    const { paymentMethod, error } = await answered(
      stripe.createPaymentMethod({
        type: 'card',
        card: element,
        ...(address && {
          billing_details: {
            address: { line1: address.street, city: address.city, postal_code: address.zip, country: 'US' },
          },
        }),
      }),
    );
    if (error) return fail(collectFailureOf(error));
    const token = parseCardToken(paymentMethod.id);
    return token.ok ? token : fail('card-rejected');
  }

  override async confirm(secret: string): Promise<Result<void, ConfirmFailure>> {
    const stripe = await this.#stripe();
    if (stripe === null) return fail('collector-unavailable');
    const { error } = await answered(stripe.confirmCardPayment(secret));
    if (error === undefined) return done;
    if (isUnreached(error)) return fail('collector-unavailable');
    // Any other error has an outcome, such as a decline after the confirmation, which the order is asked for.
    return error.code === 'payment_intent_authentication_failure' ? fail('confirmation-refused') : done;
  }

  #stripe(): Promise<Stripe | null> {
    return (this.#library ??= this.#load().catch(() => {
      this.#library = null;
      return null;
    }));
  }

  async #load(): Promise<Stripe | null> {
    const config = await this.#config();
    if (config === null) throw new Error('no cards are taken');
    if (config.script !== undefined) await import(/* @vite-ignore */ config.script);
    const { loadStripe } = await import('@stripe/stripe-js/pure/index.js');
    return loadStripe(config.publishableKey);
  }

  #tell(entry: CardEntry): void {
    this.#entry = entry;
    for (const tell of this.#watchers) tell(entry);
  }
}

function collectFailureOf(error: StripeError): CollectFailure {
  if (isUnreached(error)) return 'collector-unavailable';
  return error.type === 'validation_error' ? 'card-incomplete' : 'card-rejected';
}

type Answered<Given> = Given | { readonly error: StripeError; readonly paymentMethod?: undefined };

/** The library answers with errors; what it throws means that it could not do its work at all. */
function answered<Given>(answer: Promise<Given>): Promise<Answered<Given>> {
  return answer.catch(() => ({ error: { type: 'api_connection_error' } }));
}
