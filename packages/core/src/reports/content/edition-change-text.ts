import { type Locale, say } from '../../shared/messages.ts';
import type { EditionChange, EditionPoint } from '../fact-value.ts';
import { editionChangeMessages, provisionMessages } from './edition-changes.messages.ts';

/** `2021 IRC, R905.1.2: … 2024 IRC, R905.1.2: …`. A change that nobody has read is unknown. */
export function editionChangeText({ from, to }: EditionChange, locale: Locale): string {
  const named = { from: pointText(from, locale), to: pointText(to, locale) };
  const isMoved = from.section !== null && to.section !== null && from.section !== to.section;
  if (from.says === null || to.says === null) {
    return say(editionChangeMessages, locale, isMoved ? 'section-only' : 'unknown', named);
  }
  const after = say(provisionMessages, locale, to.says);
  if (from.says !== to.says) {
    const before = say(provisionMessages, locale, from.says);
    return say(editionChangeMessages, locale, 'changed', { ...named, before, after });
  }
  return say(editionChangeMessages, locale, isMoved ? 'moved' : 'same', { ...named, says: after });
}

function pointText({ edition, section }: EditionPoint, locale: Locale): string {
  return section === null
    ? say(editionChangeMessages, locale, 'edition-alone', { edition: String(edition) })
    : say(editionChangeMessages, locale, 'edition', { edition: String(edition), section });
}
