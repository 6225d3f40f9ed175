/**
 * The browser's half of the Stripe sandbox: what `@stripe/stripe-js` finds as `window.Stripe` on one machine. It does the
 * part of Stripe's script that the app and `@stripe/react-stripe-js` use, over the sandbox's routes; no request leaves the
 * machine.
 */
import type { StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import { askBank } from './stripe-bank.ts';
import { getFrom, type Outcome, postTo } from './stripe-calls.ts';
import { CardElement } from './stripe-card-element.ts';

type Intent = { readonly status: string; readonly last_payment_error: Outcome<never>['error'] | null };
type Wanted = {
  readonly card: CardElement;
  readonly billing_details?: { readonly address?: Readonly<Record<string, string>> };
};

const INCOMPLETE = {
  type: 'validation_error',
  code: 'incomplete_number',
  message: 'Your card number is incomplete.',
};
const NO_TOKENS = {
  type: 'invalid_request_error',
  message: 'The stand-in of Stripe makes payment methods, no tokens.',
};

function Stripe(key: string) {
  if (!key.startsWith('pk_local_')) throw new Error('The stand-in of Stripe takes a local key alone.');

  return {
    elements: ({ locale = 'en' }: { readonly locale?: string } = {}) => new Elements(locale),

    async createPaymentMethod({ card, billing_details }: Wanted) {
      const typed = card.typed();
      if (typed === null) return { error: INCOMPLETE };
      const { value, error } = await postTo<{ readonly id: string }>(key, 'payment_methods', {
        type: 'card',
        card: typed,
        billing_details,
      });
      return error ? { error } : { paymentMethod: value };
    },

    async confirmCardPayment(secret: string) {
      const path = `payment_intents/${secret.replace(/_secret_.*$/, '')}`;
      const read = () => getFrom<Intent>(key, path, { client_secret: secret });
      let { value, error } = await read();
      if (value?.status === 'requires_action') {
        await askBank(secret);
        ({ value, error } = await read());
      }
      error ??= value?.last_payment_error ?? undefined;
      return error ? { error } : { paymentIntent: value };
    },

    createToken: async () => ({ error: NO_TOKENS }),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** One card at a time, as Stripe has it. */
class Elements {
  #locale: string;
  #card: CardElement | null = null;

  constructor(locale: string) {
    this.#locale = locale;
  }

  create(kind: string, options: StripeCardElementOptions = {}): StripeCardElement {
    if (kind !== 'card') throw new Error(`The stand-in of Stripe has no element '${kind}'.`);
    if (this.#card !== null) throw new Error("Can only create one Element of type 'card'.");
    return (this.#card = new CardElement(this.#locale, options, () => (this.#card = null)));
  }

  getElement(kind: string): StripeCardElement | null {
    return kind === 'card' ? this.#card : null;
  }

  async update({ locale = this.#locale }: { readonly locale?: string }): Promise<void> {
    this.#locale = locale;
    this.#card?.speak(locale);
  }
}

Object.assign(window, { Stripe });
