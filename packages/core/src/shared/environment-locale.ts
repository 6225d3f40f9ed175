import { type Locale, LOCALES } from './messages.ts';

type Environment = Readonly<Partial<Record<'LC_ALL' | 'LC_MESSAGES' | 'LANG', string | undefined>>>;

/** For a command line: the requested language; else that of the first environment variable that is set; else English. */
export function localeFor(asked: string | null, { LC_ALL, LC_MESSAGES, LANG }: Environment): Locale {
  const tag = asked ?? [LC_ALL, LC_MESSAGES, LANG].find((value) => value) ?? '';
  return LOCALES.find((locale) => tag.toLowerCase().split(/[_.@-]/)[0] === locale) ?? 'en';
}
