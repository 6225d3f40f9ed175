/**
 * Texts are defined once, in a table per area, in English and Spanish. `{name}` is filled in; a word that counts has a
 * form for one and a form for other numbers, chosen by `{count}`.
 */
export type Locale = 'en' | 'es';
export const LOCALES: readonly Locale[] = ['en', 'es'];

export type Message = string | { readonly one: string; readonly other: string };

export type MessageTable<Key extends string = string> = {
  readonly en: Readonly<Record<Key, Message>>;
  readonly es: Readonly<Record<Key, Message>>;
};

type FieldsOf<Text> = Text extends `${string}{${infer Field}}${infer Rest}` ? Field | FieldsOf<Rest> : never;
type FieldsOfMessage<M> = M extends { one: infer One; other: infer Other }
  ? FieldsOf<One> | FieldsOf<Other> | 'count'
  : FieldsOf<M>;

export type MessageValues<M> = [FieldsOfMessage<M>] extends [never]
  ? []
  : [values: Readonly<Record<FieldsOfMessage<M>, string | number>>];

type English<Table extends MessageTable> = Table['en'];

/**
 * Both languages, held to the same keys by the compiler and to the same `{fields}` by `messages.spec.ts`. A bundler may
 * leave out a table that nobody reads.
 */
// @__NO_SIDE_EFFECTS__
export function messages<const En extends Record<string, Message>>(
  en: En,
  es: { readonly [Key in keyof En]: Message },
): { readonly en: En; readonly es: { readonly [Key in keyof En]: Message } } {
  return { en, es };
}

/** The words for `key` in `locale`, with its fields filled in. */
export function say<Table extends MessageTable, Key extends keyof English<Table> & string>(
  table: Table,
  locale: Locale,
  key: Key,
  ...[values]: MessageValues<English<Table>[Key]>
): string {
  const message = table[locale][key] as Message;
  const filled: Readonly<Record<string, string | number>> = values ?? {};
  return textOf(message, locale, filled).replace(/\{(\w+)\}/g, (_, field: string) =>
    shown(filled[field], locale),
  );
}

function textOf(message: Message, locale: Locale, values: Readonly<Record<string, string | number>>): string {
  if (typeof message === 'string') return message;
  return FORMS[locale]().select(Number(values['count'])) === 'one' ? message.one : message.other;
}

function shown(value: string | number | undefined, locale: Locale): string {
  return typeof value === 'number' ? numberText(value, locale) : (value ?? '');
}

/** Enough for every figure of a calculation to be recomputed by hand from what is printed. */
const MOST_DECIMALS = 6;

/**
 * The same text as Intl's, whose formatter takes longer to create than a calculation. Intl writes only what must be
 * rounded.
 */
export function numberText(value: number, locale: Locale): string {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > MOST_DECIMALS || Object.is(value, -0))
    return NUMBERS[locale]().format(value);
  return `${sign}${whole.replace(THOUSANDS, ',')}${fraction && `.${fraction}`}`;
}

/** `-1234.5`, which both languages write as `-1,234.5` (`messages.spec.ts`); neither exponents nor NaN. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Cents as dollars: `-$1,234.50`. */
export function dollarsText(cents: number, locale: Locale): string {
  if (!Number.isSafeInteger(cents) || Object.is(cents, -0)) return DOLLARS[locale]().format(cents / 100);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = numberText(Number(digits.slice(0, -2)), locale);
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}

const NUMBERS = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: MOST_DECIMALS }));
const DOLLARS = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }));
const FORMS = perLocale((tag) => new Intl.PluralRules(tag));

/** Created once per language, at first use: Intl objects are slow to create. */
function perLocale<Made>(make: (tag: LanguageTag) => Made): Readonly<Record<Locale, () => Made>> {
  const made: { [In in Locale]?: Made } = {};
  const get = (locale: Locale) => () => (made[locale] ??= make(languageTag(locale)));
  return { en: get('en'), es: get('es') };
}

type LanguageTag = 'en-US' | 'es-US';

export function languageTag(locale: Locale): LanguageTag {
  return locale === 'es' ? 'es-US' : 'en-US';
}

/** A text that is kept in English, and in Spanish where somebody has written it. */
export function textIn(locale: Locale, english: string, spanish: string | null | undefined): string {
  return locale === 'es' ? (spanish ?? english) : english;
}
