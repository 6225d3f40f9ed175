import { say, type Locale } from '../../shared/messages.ts';
import type { Source } from '../source.ts';
import { factMessages } from './fact-text.messages.ts';

/** The document, its edition, its day or the day on which it was read, and where it stands. */
export function sourceText({ name, edition, date, read, url }: Source, locale: Locale): string {
  const when = date ?? say(factMessages, locale, 'undated', { read: read ?? '' });
  return [name, edition, when, url].filter((part) => part !== null).join(', ');
}
