import { dateFormat } from '../shared/date-format.ts';
import type { Instant } from '../shared/instant.ts';
import { languageTag, type Locale } from '../shared/messages.ts';

/** The reader of a date: the day of an instant depends on the reader's time zone. */
export type DateReader = { readonly locale: Locale; readonly timeZone: string };

/** PLAN-6: 'Mar 2'. */
export function shortMonthAndDay(at: Instant, { locale, timeZone }: DateReader): string {
  return dateFormat(languageTag(locale), { month: 'short', day: 'numeric', timeZone }).format(at);
}

// D PAUSE-7.3: pause dates include the year, since the waiting time may end in the next year.
/** 'Mar 2, 2027'. */
export function shortDate(at: Instant, { locale, timeZone }: DateReader): string {
  return dateFormat(languageTag(locale), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(at);
}
