import type {
  StripeCardElement,
  StripeCardElementOptions,
  StripeCardElementUpdateOptions,
} from '@stripe/stripe-js';
import { CARD_PARTS, type CardPart, faultOf, isAllThere, spaced } from './card-parts.ts';

type Typed = {
  readonly number: string;
  readonly exp_month: string;
  readonly exp_year: string;
  readonly cvc: string;
};
type Listener = (told: never) => unknown;

const WORDS = {
  en: {
    number: ['Card number', '1234 1234 1234 1234'],
    expiry: ['Expiration date', 'MM / YY'],
    cvc: ['Security code', 'CVC'],
  },
  es: {
    number: ['Número de tarjeta', '1234 1234 1234 1234'],
    expiry: ['Fecha de vencimiento', 'MM / AA'],
    cvc: ['Código de seguridad', 'CVC'],
  },
} as const;
const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;
const WIDTHS = { number: '1 1 11rem', expiry: '0 1 5rem', cvc: '0 1 3.5rem' } as const;
const PLAIN = { font: 'inherit', border: '0', outline: 'none', padding: '0', background: 'none' };

/** The element `card`: its number, date and code in one line, however narrow. Stripe shows it in a frame of its own. */
export class CardElement implements StripeCardElement {
  readonly #inputs = new Map<CardPart, HTMLInputElement>();
  readonly #box = document.createElement('div');
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #left = new Set<CardPart>();
  readonly #onDestroy: () => void;
  #options: StripeCardElementOptions;

  constructor(locale: string, options: StripeCardElementOptions, onDestroy: () => void) {
    this.#options = options;
    this.#onDestroy = onDestroy;
    Object.assign(this.#box.style, { display: 'flex', gap: '0.75rem' });
    for (const part of CARD_PARTS) this.#inputs.set(part, this.#input(part));
    this.#box.append(...this.#inputs.values());
    this.speak(locale);
    this.#draw();
  }

  mount(host: string | HTMLElement): void {
    const place = typeof host === 'string' ? document.querySelector(host) : host;
    if (place === null) throw new Error(`There is no '${String(host)}' to mount the element in.`);
    place.classList.add('StripeElement');
    place.replaceChildren(this.#box);
    // Later than React attaches its listeners, as a frame would.
    setTimeout(() => this.#tell('ready', {}));
  }

  unmount(): void {
    this.#box.remove();
  }

  destroy(): void {
    this.unmount();
    this.#onDestroy();
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (told) => {
      this.off(event, first);
      return listener(told);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener === undefined) this.#listeners.delete(event);
    else this.#listeners.get(event)?.delete(listener);
    return this;
  }

  update(options: StripeCardElementUpdateOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#draw();
  }

  focus(): void {
    this.#inputs.get('number')?.focus();
  }

  blur(): void {
    for (const input of this.#inputs.values()) input.blur();
  }

  clear(): void {
    for (const input of this.#inputs.values()) input.value = '';
    this.#left.clear();
    this.#changed();
  }

  /** The language of its labels. */
  speak(locale: string): void {
    const words = WORDS[locale.startsWith('es') ? 'es' : 'en'];
    for (const [part, input] of this.#inputs) {
      const [label, placeholder] = words[part];
      input.setAttribute('aria-label', label);
      input.placeholder = placeholder;
    }
  }

  /** What was typed, or null if it is not complete. */
  typed(): Typed | null {
    if (!this.#isComplete()) return null;
    const [month = '', year = ''] = this.#digits('expiry').match(/../g) ?? [];
    return {
      number: this.#digits('number'),
      exp_month: month,
      exp_year: `20${year}`,
      cvc: this.#digits('cvc'),
    };
  }

  #input(part: CardPart): HTMLInputElement {
    const input = document.createElement('input');
    Object.assign(input, { inputMode: 'numeric', autocomplete: AUTOCOMPLETE[part] });
    Object.assign(input.style, PLAIN, { flex: WIDTHS[part], minWidth: '0', minHeight: '1.5rem' });
    input.addEventListener('input', () => {
      input.value = spaced(part, this.#digits(part));
      this.#left.delete(part);
      this.#changed();
    });
    input.addEventListener('focus', () => this.#tell('focus', {}));
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#left.add(part);
      this.#changed();
      this.#tell('blur', {});
    });
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#tell('escape', {}));
    return input;
  }

  #digits(part: CardPart): string {
    return this.#inputs.get(part)?.value.replaceAll(/\D/g, '') ?? '';
  }

  #isComplete(): boolean {
    return isAllThere((part) => this.#digits(part));
  }

  /** The first part that is wrong, or that was left incomplete. */
  #fault() {
    const faults = CARD_PARTS.map((part) => ({ part, fault: faultOf(part, this.#digits(part)) }));
    return faults.find(({ part, fault }) => fault === 'invalid' || (fault !== null && this.#left.has(part)));
  }

  #draw(): void {
    const { style: { base, invalid } = {}, disabled = false } = this.#options;
    const wrong = this.#fault()?.part;
    for (const [part, input] of this.#inputs) {
      const color = (part === wrong ? invalid?.color : undefined) ?? base?.color ?? '';
      input.disabled = disabled;
      input.setAttribute('aria-invalid', String(part === wrong));
      Object.assign(input.style, { fontFamily: base?.fontFamily, fontSize: base?.fontSize, color });
    }
  }

  #changed(): void {
    this.#draw();
    const told = this.#fault();
    this.#tell('change', {
      complete: this.#isComplete(),
      empty: CARD_PARTS.every((part) => this.#digits(part) === ''),
      error: told && {
        type: 'validation_error',
        code: `${told.fault}_${told.part}`,
        message: 'Check your card.',
      },
      value: { postalCode: '' },
      brand: 'unknown',
    });
  }

  #tell(event: string, detail: object): void {
    for (const listener of this.#listeners.get(event) ?? [])
      listener({ elementType: 'card', ...detail } as never);
  }
}
