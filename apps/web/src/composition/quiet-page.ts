const LATEST = 2_000;

/**
 * Resolves when the browser has nothing else to do, so that what nobody waits for takes no time from the screen; where the browser
 * cannot tell (Safari), in a task of its own.
 */
export function quietPage(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve);
  });
}
