import type { InstallPrompt } from '../view-model/install-offer.ts';

/** The browser's offer to install this app. */
let latest: InstallPrompt | null = null;

export const latestInstallOffer = (): InstallPrompt | null => latest;

/** From the start: it comes once, soon after the page is loaded, when nothing asks for it yet. */
export function hearInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    latest = event as Event & InstallPrompt;
  });
}
