import { type Locale, LOCALES } from '@ridgeline/core/shared';

/** The first of the reader's languages that there are pages in, from the header `Accept-Language`; else English. */
export function readerLanguage(acceptLanguage: string | undefined): Locale {
  const tags = (acceptLanguage ?? '').toLowerCase().split(',');
  const wanted = tags.flatMap((tag) => LOCALES.filter((known) => known === tag.trim().slice(0, 2)));
  return wanted[0] ?? 'en';
}
