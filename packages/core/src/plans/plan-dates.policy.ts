import type { Instant } from '../shared/instant.ts';
import { languageTag, type Locale } from '../shared/messages.ts';

/** For whom a date is written: the day of an instant depends on where its reader is. */
export type DateReader = { readonly locale: Locale; readonly timeZone: string };

/** PLAN-6: 'Mar 2'. */
export function shortMonthAndDay(at: Instant, { locale, timeZone }: DateReader): string {
  return new Intl.DateTimeFormat(languageTag(locale), { month: 'short', day: 'numeric', timeZone }).format(
    at,
  );
}

// D PAUSE-7.3: dates of a pause carry the year, since the wait for the next one may end in another.
/** 'Mar 2, 2027'. */
export function shortDate(at: Instant, { locale, timeZone }: DateReader): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(at);
}
