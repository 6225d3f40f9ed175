import { dateFormat, type Instant } from '@ridgeline/core/shared';

/** For the end of a sentence: a Spanish time ends with a dot of its own. */
export function momentText(at: Instant, tag: string): string {
  return dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at).replace(/[.]$/, '');
}
