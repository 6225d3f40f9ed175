import { pathTo } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { loadingPage } from '../routes/page-not-loaded.ts';
import { EnvironmentTag } from './environment-tag.tsx';
import { Bar, SignInLink } from './header-bar.tsx';
import styles from './header.module.css';
import type { ShellViewModel } from './shell.view-model.ts';

const loadSignedIn = loadingPage(() => import('./signed-in-header.route.tsx'));
const SignedInHeader = lazy(async () => ({ default: (await loadSignedIn()).SignedInHeaderRoute }));

export const Header = observer(function Header({ vm }: { readonly vm: ShellViewModel }) {
  // On its way while the profile is: whoever is coming sees the whole header at once.
  if (vm.isExpectingSomebody) loadSignedIn().catch(() => {});
  const home = vm.isSignedIn ? pathTo('dashboard') : pathTo('splash');
  return (
    <header className={styles['header']}>
      {vm.isSignedIn ? (
        <Suspense fallback={<ComingHeader home={home} />}>
          <SignedInHeader shell={vm} />
        </Suspense>
      ) : (
        <Bar home={home} tag={<EnvironmentTag />}>
          {vm.session.is === 'signed-out' && vm.route !== 'login' && <SignInLink />}
        </Bar>
      )}
    </header>
  );
});

/** The room that the header will take, so that nothing is pushed down by it. */
function ComingHeader({ home }: { readonly home: string }) {
  return (
    <>
      <Bar home={home} tag={<EnvironmentTag />} />
      <div className={styles['plan']}>
        <div className={styles['planInside']} />
      </div>
    </>
  );
}
