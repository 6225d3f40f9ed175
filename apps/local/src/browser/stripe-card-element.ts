import { isCardNumber } from './card-number.ts';

type Style = Readonly<Record<string, string | undefined>>;
export type CardOptions = {
  readonly style?: { readonly base?: Style; readonly invalid?: Style };
};
type Typed = {
  readonly number: string;
  readonly exp_month: string;
  readonly exp_year: string;
  readonly cvc: string;
};
type Part = 'number' | 'expiry' | 'cvc';
type Fault = 'incomplete' | 'invalid' | null;

const PARTS = ['number', 'expiry', 'cvc'] as const;
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

/** The element `card`: its number, date and code in one line. Stripe shows it in a frame of its own. */
export class CardElement {
  readonly #inputs: Readonly<Record<Part, HTMLInputElement>>;
  readonly #box = document.createElement('div');
  readonly #events = new EventTarget();
  readonly #style: NonNullable<CardOptions['style']>;
  readonly #left = new Set<Part>();

  constructor(locale: string, { style = {} }: CardOptions) {
    this.#style = style;
    Object.assign(this.#box.style, { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem' });
    const words = WORDS[locale.startsWith('es') ? 'es' : 'en'];
    const made = PARTS.map((part) => [part, this.#input(part, words[part])] as const);
    this.#inputs = Object.fromEntries(made) as Record<Part, HTMLInputElement>;
    this.#box.append(...made.map(([, input]) => input));
  }

  mount(host: HTMLElement): void {
    host.classList.add('StripeElement');
    host.replaceChildren(this.#box);
    queueMicrotask(() => this.#tell('ready', { elementType: 'card' }));
  }

  on(event: string, listener: (detail: never) => void): this {
    this.#events.addEventListener(event, (told) => listener((told as CustomEvent).detail as never));
    return this;
  }

  destroy(): void {
    this.#box.remove();
  }

  focus(): void {
    this.#inputs.number.focus();
  }

  /** What was typed, or null if it is not complete. */
  typed(): Typed | null {
    if (PARTS.some((part) => this.#faultOf(part) !== null)) return null;
    const [month = '', year = ''] = this.#digits('expiry').match(/../g) ?? [];
    return {
      number: this.#digits('number'),
      exp_month: month,
      exp_year: `20${year}`,
      cvc: this.#digits('cvc'),
    };
  }

  #input(part: Part, [label, placeholder]: readonly [string, string]): HTMLInputElement {
    const input = document.createElement('input');
    input.setAttribute('aria-label', label);
    Object.assign(input, { placeholder, inputMode: 'numeric', autocomplete: AUTOCOMPLETE[part] });
    Object.assign(input.style, {
      font: 'inherit',
      border: '0',
      outline: 'none',
      padding: '0',
      background: 'none',
    });
    Object.assign(input.style, {
      flex: WIDTHS[part],
      minWidth: '0',
      minHeight: '1.5rem',
      ...this.#style.base,
    });
    input.addEventListener('input', () => {
      input.value = spaced(part, this.#digits(part));
      this.#left.delete(part);
      this.#changed();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#left.add(part);
      this.#changed();
    });
    return input;
  }

  #digits(part: Part): string {
    return this.#inputs[part].value.replaceAll(/\D/g, '');
  }

  #faultOf(part: Part): Fault {
    const digits = this.#digits(part);
    if (part === 'number') {
      if (digits.length < 15) return 'incomplete';
      return isCardNumber(digits) ? null : 'invalid';
    }
    if (part === 'cvc') return digits.length < 3 ? 'incomplete' : null;
    if (digits.length < 4) return 'incomplete';
    return isPast(digits) ? 'invalid' : null;
  }

  #changed(): void {
    const faults = PARTS.map((part) => [part, this.#faultOf(part)] as const);
    const told = faults.find(
      ([part, fault]) => fault === 'invalid' || (fault !== null && this.#left.has(part)),
    );
    for (const [part] of faults) {
      const isWrong = told?.[0] === part;
      const { base, invalid } = this.#style;
      this.#inputs[part].setAttribute('aria-invalid', String(isWrong));
      this.#inputs[part].style.color = (isWrong ? invalid?.['color'] : undefined) ?? base?.['color'] ?? '';
    }
    this.#tell('change', {
      elementType: 'card',
      complete: faults.every(([, fault]) => fault === null),
      empty: PARTS.every((part) => this.#digits(part) === ''),
      error: told && { type: 'validation_error', code: `${told[1]}_${told[0]}` },
    });
  }

  #tell(event: string, detail: object): void {
    this.#events.dispatchEvent(new CustomEvent(event, { detail }));
  }
}

function spaced(part: Part, digits: string): string {
  if (part === 'number') return (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
  if (part === 'cvc') return digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

function isPast(expiry: string): boolean {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  const now = new Date();
  return month < 1 || month > 12 || year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}
