import { navigationMessages } from '@ridgeline/core/navigation';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { shellMessages } from '../../parts/shell.messages.ts';
import { Bar, SignInLink } from './header-bar.tsx';
import styles from './header.module.css';

type Props = {
  readonly vm: ShellViewModel;
  /** HDR-8: the environment tag, beside the product name. */
  readonly tag: ReactNode;
  /** The header of a signed-in person. */
  readonly signedIn: ReactNode;
};

export const Header = observer(function Header(props: Props) {
  return (
    <header className={styles['header']}>
      <Inside {...props} />
      <ProfessionBanner vm={props.vm} />
    </header>
  );
});

const Inside = observer(function Inside({ vm, tag, signedIn }: Props) {
  if (vm.isSignedIn) return signedIn;
  if (vm.isSignInExpected) return <ComingHeader vm={vm} tag={tag} />;
  return (
    <Bar home={pathTo('splash')} tag={tag}>
      {/* Nor where a visitor is led to it anyway: a link that went then would change the height of the header. */}
      {vm.route !== 'login' && vm.route !== 'vanityReport' && (
        <SignInLink isComing={vm.session.is !== 'signed-out'} />
      )}
    </Bar>
  );
});

/** A placeholder with the height of the header, so that the layout does not shift. */
export const ComingHeader = observer(function ComingHeader({ vm, tag }: Pick<Props, 'vm' | 'tag'>) {
  return (
    <>
      <Bar home={pathTo('dashboard')} tag={tag}>
        <span className={styles['comingSigns']} />
      </Bar>
      {vm.hasPlanLine && (
        <div className={styles['plan']}>
          <div className={styles['planInside']} />
        </div>
      )}
    </>
  );
});

/** HDR-7: not a part of the header that is loaded later, or the page would move when it comes. */
const ProfessionBanner = observer(function ProfessionBanner({ vm }: Pick<Props, 'vm'>) {
  const words = useWords(navigationMessages);
  const shell = useWords(shellMessages);
  if (vm.professionPath === null) return null;
  return (
    <Banner
      tone="info"
      label={shell('profession')}
      action={<Link href={vm.professionPath}>{words('profession-banner-action')}</Link>}
    >
      {words('profession-banner')}
    </Banner>
  );
});
