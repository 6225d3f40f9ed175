import { Outlet } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';

/** NAV-2: a page outside the shell has only a title. */
export function BareLayout() {
  return (
    <>
      <PageTitle route="publicReport" />
      <main>
        <Outlet />
      </main>
    </>
  );
}
