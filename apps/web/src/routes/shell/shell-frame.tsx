import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect } from 'react';
import { useViewModel } from '../../composition/container-context.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { NotLoaded, partOnDemand, type Retry } from '../../parts/part-on-demand.tsx';
import { Footer } from '../../shell/footer.tsx';
import { FooterViewModel } from '../../shell/footer.view-model.ts';
import { ComingHeader, Header } from '../../shell/header/header.tsx';
import { Overlays } from '../../shell/overlays/overlays.tsx';
import { Shell } from '../../shell/shell.tsx';
import { Container } from '../../ui/layout.tsx';
import { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import { EnvironmentTagSlot } from './environment-tag.slot.tsx';

type Props = { readonly shell: ShellViewModel };

const SignedInHeader = partOnDemand<Props>({
  load: async () => (await import('./signed-in-header.route.tsx')).SignedInHeaderRoute,
  Waiting: WaitingHeader,
  Failed: FailedHeader,
});
const Palette = overlayOnDemand<Props>(async () => (await import('./palette.route.tsx')).PaletteRoute);
const Connection = partOnDemand<Props>({
  load: async () => (await import('./connection.route.tsx')).ConnectionRoute,
});

/** The shell and its slots. The parts for signed-in users are loaded when a session is expected. */
export const ShellFrame = observer(function ShellFrame({ children }: { readonly children: ReactNode }) {
  const vm = useViewModel(ShellViewModel);
  const walkthrough = useViewModel(WalkthroughStore);
  const footer = useViewModel(FooterViewModel);
  // Requested together with the profile, so that the whole header appears at once.
  if (vm.isSignInExpected) SignedInHeader.preload();
  return (
    <Shell
      vm={vm}
      header={<Header vm={vm} tag={<EnvironmentTagSlot />} signedIn={<SignedInHeader shell={vm} />} />}
      connection={<Connection shell={vm} />}
      footer={<Footer vm={footer} />}
      overlays={
        <Overlays
          vm={vm}
          walkthrough={walkthrough}
          palette={<Palette shell={vm} isOpen={vm.isPaletteOpen} onClose={vm.closePalette} />}
        />
      }
    >
      {children}
    </Shell>
  );
});

function WaitingHeader({ shell }: Props) {
  return <ComingHeader vm={shell} tag={<EnvironmentTagSlot />} />;
}

/** A screen that waits for the header is shown with this one, too. */
function FailedHeader({ shell, onRetry }: Props & Retry) {
  useLayoutEffect(() => shell.showHeader(), [shell]);
  return (
    <>
      <WaitingHeader shell={shell} />
      <Container>
        <NotLoaded onRetry={onRetry} />
      </Container>
    </>
  );
}
