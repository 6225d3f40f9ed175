import { languageTag, say, type Locale } from '../../shared/messages.ts';
import type { Storm } from '../fact-value.ts';
import { factMessages, unitMessages } from './fact-text.messages.ts';
import { sourceText } from './source-text.ts';

/** A storm as a row of a table. */
export type StormRowText = Readonly<Record<'at' | 'size' | 'miles' | 'record' | 'source', string>>;

export function stormRowText(
  { at, timeZone, size, miles, record, source, rowId }: Storm,
  locale: Locale,
): StormRowText {
  return {
    at: momentText(at, timeZone, locale),
    size:
      size === null
        ? say(factMessages, locale, 'size-not-given')
        : say(unitMessages, locale, size.unit, { amount: size.amount }),
    miles,
    record: say(factMessages, locale, record),
    source: [sourceText(source, locale), ...(rowId === null ? [] : [rowId])].join(', '),
  };
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
