import { utmStoreContract } from '@ridgeline/core/testing/marketing';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { BrowserPreferences } from './browser-preferences.ts';
import { CookieUtmStore } from './cookie-utm-store.ts';

utmStoreContract('CookieUtmStore', async () => {
  const clock = new FakeClock();
  const document = { cookie: '' };
  const preferences = new BrowserPreferences({
    local: new MemoryStorage(),
    session: new MemoryStorage(),
    document,
    isSecure: true,
  });
  return { store: new CookieUtmStore(preferences, clock), now: clock.now() };
});
