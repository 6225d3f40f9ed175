const LATEST = 2_000;
/** Without the browser's own answer (Safari): as long as a screen takes to be rendered. */
const USUALLY = 200;

/** Resolves when the browser has nothing else to do, so that what nobody waits for takes no time from the screen. */
export function quietPage(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, USUALLY);
  });
}
