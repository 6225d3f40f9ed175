import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import type { DialogStore } from '../../view-model/dialogs.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';

const DialogStack = overlayOnDemand<{ readonly dialogs: DialogStore }>(
  async () => (await import('./dialog-stack.tsx')).DialogStack,
);
const ShownToasts = overlayOnDemand<{ readonly toasts: ToastStore }>(
  async () => (await import('./shown-toasts.tsx')).ShownToasts,
);
const Walkthrough = overlayOnDemand<{ readonly vm: WalkthroughStore }>(
  async () => (await import('./walkthrough.tsx')).Walkthrough,
);
const SessionExpired = overlayOnDemand<{ readonly onSignIn: () => void }>(
  async () => (await import('./session-expired.tsx')).SessionExpired,
);

/** The overlays of the shell. Each is loaded when there is something to show. */
export const Overlays = observer(function Overlays({
  vm,
  walkthrough,
  palette,
}: {
  readonly vm: ShellViewModel;
  readonly walkthrough: WalkthroughStore;
  readonly palette: ReactNode;
}) {
  const { dialogs, toasts } = vm;
  useEffect(() => listenForPalette(vm.openPalette), [vm]);
  return (
    <>
      {palette}
      <DialogStack dialogs={dialogs} isOpen={dialogs.top !== null} onClose={dialogs.close} />
      <ShownToasts toasts={toasts} isOpen={toasts.waiting.length > 0} onClose={toasts.clear} />
      {walkthrough.isShown && <Walkthrough vm={walkthrough} isOpen onClose={walkthrough.hide} />}
      {vm.session.is === 'expired' && <SessionExpired isOpen onSignIn={() => void vm.signInAgain()} />}
    </>
  );
});

/** Ctrl K, or ⌘ K on a Mac. */
function listenForPalette(open: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    open();
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}
