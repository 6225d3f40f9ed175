import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ReaderLocale } from './reader-locale.ts';

/** Around each part that speaks by itself, and so loaded with the first of them: it wakes the browser's tables of languages. */
export function InReaderLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={use(ReaderLocale)}>{children}</I18nProvider>;
}
