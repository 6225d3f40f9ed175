import { type Locale, LOCALES } from '@ridgeline/core/shared';
import type { Streams } from './streams.ts';

/** The requested language; else that of the first environment variable that is set; else English. */
export function localeFor(asked: string | null, environment: Streams['environment']): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const tag = asked ?? [LC_ALL, LC_MESSAGES, LANG].find((value) => value) ?? '';
  return LOCALES.find((locale) => tag.toLowerCase().split(/[_.@-]/)[0] === locale) ?? 'en';
}
