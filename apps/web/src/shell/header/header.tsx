import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { Bar, SignInLink } from './header-bar.tsx';
import styles from './header.module.css';

type Props = {
  readonly vm: ShellViewModel;
  /** HDR-8: the environment tag, beside the product name. */
  readonly tag: ReactNode;
  /** The header of a signed-in person; it may still be loading. */
  readonly signedIn: ReactNode;
};

export const Header = observer(function Header(props: Props) {
  return (
    <header className={styles['header']}>
      <Inside {...props} />
    </header>
  );
});

const Inside = observer(function Inside({ vm, tag, signedIn }: Props) {
  if (vm.isSignedIn) return <Suspense fallback={<ComingHeader tag={tag} />}>{signedIn}</Suspense>;
  if (vm.isSignInExpected) return <ComingHeader tag={tag} />;
  return (
    <Bar home={pathTo('splash')} tag={tag}>
      {vm.session.is === 'signed-out' && vm.route !== 'login' && <SignInLink />}
    </Bar>
  );
});

/** A placeholder with the height of the header, so that the layout does not shift. */
function ComingHeader({ tag }: Pick<Props, 'tag'>) {
  return (
    <>
      <Bar home={pathTo('dashboard')} tag={tag} />
      <div className={styles['plan']} data-coming="">
        <div className={styles['planInside']} />
      </div>
    </>
  );
}
