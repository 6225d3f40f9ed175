import { Outlet } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';

/** NAV-2: around a page outside the shell there is only its title. */
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
