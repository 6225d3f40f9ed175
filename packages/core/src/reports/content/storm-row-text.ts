import { dateFormat } from '../../shared/date-format.ts';
import { languageTag, say, type Locale } from '../../shared/messages.ts';
import type { Storm, StormAround, StormsAround } from '../fact-value.ts';
import { compassMessages, factMessages, hailSizeMessages } from './fact-text.messages.ts';
import { quantityText } from './quantity-text.ts';
import { sourceText } from './source-text.ts';

/** A storm as a row of a table. */
export type StormRowText = Readonly<Record<'at' | 'size' | 'miles' | 'record' | 'source', string>>;

export function stormRowText(
  { at, timeZone, size, miles, record, source, rowId }: Storm,
  locale: Locale,
): StormRowText {
  return {
    at: momentText(at, timeZone, locale),
    size: sizeText(size, 'size-not-given', locale),
    miles,
    record: say(factMessages, locale, record),
    source: [sourceText(source, locale), ...(rowId === null ? [] : [rowId])].join(', '),
  };
}

/** One of the storms around a property, as a row of a table. */
export type StormAroundText = Readonly<Record<'at' | 'size' | 'direction', string>>;

export function stormAroundText(
  { at, size, bearing, basis }: StormAround,
  { of, timeZone }: Pick<StormsAround, 'of' | 'timeZone'>,
  locale: Locale,
): StormAroundText {
  const measured = sizeText(size, `${of}-not-given`, locale);
  const isTold = size !== null && basis !== 'unknown';
  return {
    at: momentText(at, timeZone, locale),
    size: isTold ? `${measured}, ${say(factMessages, locale, basis)}` : measured,
    direction: directionText(bearing, locale),
  };
}

/** The calendar day at the property: the day of loss, which is another one than that of the file. */
export function dayOf(at: string, timeZone: string): string {
  const parts = dateFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(new Date(at));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** `2018-06-16` in words. */
export function dayText(day: string, locale: Locale): string {
  return formatted(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }, locale);
}

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

function directionText(bearing: number | null, locale: Locale): string {
  if (bearing === null) return say(factMessages, locale, 'at-property');
  return say(compassMessages, locale, WINDS[Math.round(bearing / 45) % WINDS.length] ?? 'n');
}

/** A hailstone has a name only if it is of exactly that size. */
function sizeText(
  size: Storm['size'],
  missing: 'size-not-given' | `${StormsAround['of']}-not-given`,
  locale: Locale,
): string {
  if (size === null) return say(factMessages, locale, missing);
  const measured = quantityText(size.amount, size.unit, locale);
  const inches = Number(size.amount).toFixed(2);
  return size.unit === 'in' && Number(inches) === Number(size.amount) && isNamed(inches)
    ? say(factMessages, locale, 'size-named', { size: measured, name: say(hailSizeMessages, locale, inches) })
    : measured;
}

function isNamed(inches: string): inches is keyof typeof hailSizeMessages.en {
  return Object.hasOwn(hailSizeMessages.en, inches);
}

function momentText(at: string, timeZone: string, locale: Locale): string {
  return formatted(at, { dateStyle: 'long', timeStyle: 'short', timeZone }, locale);
}

export function formatted(at: string | number, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  const form = dateFormat(languageTag(locale), options);
  // Versions of Intl differ in the space before AM and PM.
  return form.format(new Date(at)).replaceAll('\u202F', ' ');
}
