import { type Locale, textIn } from '../shared/messages.ts';
import type { BulletPoint, Subscription } from './subscription.ts';

/** In the reader's language, as far as the plan has a title in it. */
export function planTitle(
  { title, titleEs }: Pick<Subscription, 'title' | 'titleEs'>,
  locale: Locale,
): string {
  return textIn(locale, title, titleEs);
}

export function pointText({ text, textEs }: BulletPoint, locale: Locale): string {
  return textIn(locale, text, textEs);
}
