import { languageTag, say, type Locale } from '../../shared/messages.ts';
import type { Storm } from '../fact-value.ts';
import { factMessages, hailSizeMessages, unitMessages } from './fact-text.messages.ts';
import { sourceText } from './source-text.ts';

/** A storm as a row of a table. */
export type StormRowText = Readonly<Record<'at' | 'size' | 'miles' | 'record' | 'source', string>>;

export function stormRowText(
  { at, timeZone, size, miles, record, source, rowId }: Storm,
  locale: Locale,
): StormRowText {
  return {
    at: momentText(at, timeZone, locale),
    size: sizeText(size, locale),
    miles,
    record: say(factMessages, locale, record),
    source: [sourceText(source, locale), ...(rowId === null ? [] : [rowId])].join(', '),
  };
}

/** A hailstone has a name only if it is of exactly that size. */
function sizeText(size: Storm['size'], locale: Locale): string {
  if (size === null) return say(factMessages, locale, 'size-not-given');
  const measured = say(unitMessages, locale, size.unit, { amount: size.amount });
  const inches = Number(size.amount).toFixed(2);
  return size.unit === 'in' && Number(inches) === Number(size.amount) && isNamed(inches)
    ? say(factMessages, locale, 'size-named', { size: measured, name: say(hailSizeMessages, locale, inches) })
    : measured;
}

function isNamed(inches: string): inches is keyof typeof hailSizeMessages.en {
  return Object.hasOwn(hailSizeMessages.en, inches);
}

function momentText(at: string, timeZone: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  // Versions of Intl differ in the space before AM and PM.
  return form.format(new Date(at)).replaceAll('\u202F', ' ');
}
