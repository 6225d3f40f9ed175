import { languageTag, type Locale } from '@ridgeline/core/shared';

/** A difference with its sign: `+61.25`, `-122.5`, `0`. */
export function more(difference: number, locale: Locale): string {
  return difference.toLocaleString(languageTag(locale), { signDisplay: 'exceptZero' });
}
