import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ReaderLocale } from './reader-locale.ts';

/** Wraps each component with built-in texts. Loaded with the first of them, since it loads the browser's language data. */
export function InReaderLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={use(ReaderLocale)}>{children}</I18nProvider>;
}
