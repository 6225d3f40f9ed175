import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';

const DialogStack = lazy(
  loadingPage(async () => ({ default: (await import('./dialog-stack.tsx')).DialogStack })),
);
const Walkthrough = lazy(
  loadingPage(async () => ({ default: (await import('./walkthrough.tsx')).Walkthrough })),
);
const SessionExpired = lazy(
  loadingPage(async () => ({ default: (await import('./session-expired.tsx')).SessionExpired })),
);
/** Nobody asked for it: where it cannot be loaded, the page stays. */
const ShownToasts = partOnDemand<{ readonly toasts: ToastStore }>({
  load: async () => (await import('./shown-toasts.tsx')).ShownToasts,
});

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
  useEffect(() => listenForPalette(vm.openPalette), [vm]);
  return (
    <Suspense>
      {vm.paletteWasOpened && palette}
      {vm.dialogs.isUsed && <DialogStack dialogs={vm.dialogs} />}
      {vm.toasts.isUsed && <ShownToasts toasts={vm.toasts} />}
      {walkthrough.isShown && <Walkthrough vm={walkthrough} />}
      {vm.session.is === 'expired' && <SessionExpired onSignIn={() => void vm.signInAgain()} />}
    </Suspense>
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
