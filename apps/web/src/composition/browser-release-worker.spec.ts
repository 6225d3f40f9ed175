import { describe, expect, it } from 'vitest';
import { BrowserReleaseWorker } from './browser-release-worker.ts';

/** A browser with Trusted Types: only what a policy has made is registered. */
function aBrowser({
  controller = null,
  fails = false,
}: { controller?: object | null; fails?: boolean } = {}) {
  const registered: unknown[] = [];
  const policies: string[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: async (script: unknown, options: unknown) => {
      if (fails) throw new Error('offline');
      registered.push(String(script), options);
    },
  });
  const trustedTypes = {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => {
      policies.push(name);
      return { createScriptURL };
    },
  };
  return { registered, policies, workers, window: { navigator: { serviceWorker: workers }, trustedTypes } };
}

describe('the service worker of the browser', () => {
  it('is registered by the policy that the Content-Security-Policy names', async () => {
    const { window, registered, policies } = aBrowser();
    await new BrowserReleaseWorker(window).start();
    expect(policies).toEqual(['ridgeline-service-worker']);
    expect(registered).toEqual(['/sw.js', { scope: '/', updateViaCache: 'none' }]);
  });

  it('is not missed where there is none, nor where it cannot be fetched', async () => {
    const none = new BrowserReleaseWorker({ navigator: {} });
    none.whenChanged(() => {})();
    expect(await none.start()).toBeUndefined();
    expect(await new BrowserReleaseWorker(aBrowser({ fails: true }).window).start()).toBeUndefined();
  });

  it('tells of a release that takes over from another, and not of the first one', () => {
    let changes = 0;
    for (const controller of [null, {}]) {
      const { window, workers } = aBrowser({ controller });
      const stop = new BrowserReleaseWorker(window).whenChanged(() => (changes += 1));
      workers.dispatchEvent(new Event('controllerchange'));
      stop();
      workers.dispatchEvent(new Event('controllerchange'));
    }
    expect(changes).toBe(1);
  });
});
