import { expect, type Page } from '@playwright/test';

/** Where the app tells that the server is not reached, and what waits. */
export const strip = (page: Page) => page.getByRole('region', { name: 'Connection' });

/** Waits until the browser has stored the release. */
export async function stored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 45_000 })
    .toBe('activated');
}

/** Until what was read can be read again without a connection. */
export async function kept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ridgeline.offline-secret')))
    .not.toBeNull();
}
