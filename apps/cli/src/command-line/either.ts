import { languageTag, type Locale } from '@ridgeline/core/shared';

/** `a, b, or c` in the reader's language. */
export function either(options: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(options);
}
