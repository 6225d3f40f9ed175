import { type Locale, type MessageTable, type MessageValues, say } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { ReaderLocale } from '../ui/reader-locale.ts';
import type { Language } from './language.store.ts';

type Spoken = { readonly language: Language; readonly locale: Locale };

const LanguageContext = createContext<Spoken | null>(null);

type ProviderProps = { readonly language: Language; readonly children: ReactNode };

/** A new context value for each language, so that every component with texts renders again, observer or not. */
export const LanguageProvider = observer(function LanguageProvider({ language, children }: ProviderProps) {
  const { locale, tag } = language;
  const spoken = useMemo(() => ({ language, locale }), [language, locale]);
  return (
    <LanguageContext value={spoken}>
      <ReaderLocale value={tag}>{children}</ReaderLocale>
    </LanguageContext>
  );
});

export function useLanguage(): Language {
  const spoken = use(LanguageContext);
  if (spoken === null) throw new Error('useLanguage stands outside its provider');
  return spoken.language;
}

/** The texts of a message table in the user's language: `words('title')`, `words('found', { count })`. */
export function useWords<Table extends MessageTable>(table: Table) {
  const { locale } = useLanguage();
  return <Key extends keyof Table['en'] & string>(
    key: Key,
    ...values: MessageValues<Table['en'][Key]>
  ): string => say(table, locale, key, ...values);
}
