import { say, type MessageTable, type MessageValues } from '@ridgeline/core';
import { createContext, use, type ReactNode } from 'react';
import type { Language } from './language.store.ts';

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage stands outside its provider');
  return language;
}

/** The words of a table in the reader's language: `words('title')`, `words('found', { count })`. */
export function useWords<Table extends MessageTable>(table: Table) {
  const { locale } = useLanguage();
  return <Key extends keyof Table['en'] & string>(
    key: Key,
    ...values: MessageValues<Table['en'][Key]>
  ): string => say(table, locale, key, ...values);
}
