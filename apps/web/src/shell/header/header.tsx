import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { EnvironmentTag } from './environment-tag.tsx';
import { Bar, SignInLink } from './header-bar.tsx';
import styles from './header.module.css';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';

const loadSignedIn = loadingPage(() => import('../../routes/shell/signed-in-header.route.tsx'));
const SignedInHeader = lazy(async () => ({ default: (await loadSignedIn()).SignedInHeaderRoute }));

export const Header = observer(function Header({ vm }: { readonly vm: ShellViewModel }) {
  // On its way while the profile is: whoever is coming sees the whole header at once.
  if (vm.isExpectingSomebody) loadSignedIn().catch(() => {});
  return (
    <header className={styles['header']}>
      <Inside vm={vm} />
    </header>
  );
});

const Inside = observer(function Inside({ vm }: { readonly vm: ShellViewModel }) {
  if (vm.isSignedIn) {
    return (
      <Suspense fallback={<ComingHeader />}>
        <SignedInHeader shell={vm} />
      </Suspense>
    );
  }
  if (vm.isExpectingSomebody) return <ComingHeader />;
  return (
    <Bar home={pathTo('splash')} tag={<EnvironmentTag />}>
      {vm.session.is === 'signed-out' && vm.route !== 'login' && <SignInLink />}
    </Bar>
  );
});

/** The room that the header will take, so that nothing is pushed down by it. */
function ComingHeader() {
  return (
    <>
      <Bar home={pathTo('dashboard')} tag={<EnvironmentTag />} />
      <div className={styles['plan']}>
        <div className={styles['planInside']} />
      </div>
    </>
  );
}
