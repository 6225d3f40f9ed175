import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** NAV-2: around what stands outside the shell there is nothing but its language and its title. */
export const Bare = observer(function Bare({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageTitle route="publicReport" />
      <main>{children}</main>
    </>
  );
});
