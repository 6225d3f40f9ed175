import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../language/use-words.tsx';
import { PageTitle } from './page-title.tsx';

/** NAV-2: around what stands outside the shell there is nothing but its language and its title. */
export const Bare = observer(function Bare({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider locale={useLanguage().tag}>
      <PageTitle route="publicReport" />
      <main>{children}</main>
    </I18nProvider>
  );
});
