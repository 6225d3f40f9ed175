import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { useViewModel } from '../../composition/container-context.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { Footer } from '../../shell/footer.tsx';
import { FooterViewModel } from '../../shell/footer.view-model.ts';
import { Header } from '../../shell/header/header.tsx';
import { Overlays } from '../../shell/overlays/overlays.tsx';
import { Shell } from '../../shell/shell.tsx';
import { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import { EnvironmentTagSlot } from './environment-tag.slot.tsx';

const loadSignedIn = loadingPage(() => import('./signed-in-header.route.tsx'));
const loadPalette = loadingPage(() => import('./palette.route.tsx'));
const SignedInHeader = lazy(async () => ({ default: (await loadSignedIn()).SignedInHeaderRoute }));
const Palette = lazy(async () => ({ default: (await loadPalette()).PaletteRoute }));

const Connection = partOnDemand<{ readonly shell: ShellViewModel }>({
  load: async () => (await import('./connection.route.tsx')).ConnectionRoute,
});

/** The shell and its slots. The parts for signed-in users are loaded when a session is expected. */
export const ShellFrame = observer(function ShellFrame({ children }: { readonly children: ReactNode }) {
  const vm = useViewModel(ShellViewModel);
  const walkthrough = useViewModel(WalkthroughStore);
  const footer = useViewModel(FooterViewModel);
  // Requested together with the profile, so that the whole header appears at once.
  if (vm.isSignInExpected) loadSignedIn().catch(() => {});
  return (
    <Shell
      vm={vm}
      header={<Header vm={vm} tag={<EnvironmentTagSlot />} signedIn={<SignedInHeader shell={vm} />} />}
      connection={<Connection shell={vm} />}
      footer={<Footer vm={footer} />}
      overlays={<Overlays vm={vm} walkthrough={walkthrough} palette={<Palette shell={vm} />} />}
    >
      {children}
    </Shell>
  );
});
