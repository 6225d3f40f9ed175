import { Outlet, useLocation } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';
import { screenAt } from '../view-model/screen-name.ts';
import styles from './bare.module.css';

/** NAV-2: a page outside the shell has only a title. */
export function BareLayout() {
  return (
    <>
      <PageTitle route={screenAt(useLocation().pathname)} />
      <main className={styles['main']}>
        <Outlet />
      </main>
    </>
  );
}
