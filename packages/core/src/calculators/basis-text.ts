import { say, type Locale } from '../shared/messages.ts';
import type { Basis } from './basis.ts';
import { basisMessages, citedTopicMessages } from './basis.messages.ts';

/** What a number rests on, as a sentence. */
export function basisText(basis: Basis, locale: Locale): string {
  switch (basis.kind) {
    case 'code': {
      const { family, edition, section, topic } = basis.citation;
      const says = say(citedTopicMessages, locale, topic);
      return say(basisMessages, locale, 'code', { family, edition: String(edition), section, says });
    }
    case 'published':
      return basis.date === null
        ? say(basisMessages, locale, 'published-undated', basis)
        : say(basisMessages, locale, 'published', { ...basis, date: basis.date });
    case 'practice':
    case 'arithmetic':
      return say(basisMessages, locale, basis.kind);
  }
}
