import { CookieUtmStore } from '@ridgeline/adapters/browser';
import { KeepUtm } from '@ridgeline/core/marketing';
import { Clock, Preferences } from '@ridgeline/core/shared';
import type { Container } from 'inversify';

/** API-3: keeps where the visit came from. Loaded only for an address that says so. */
export function keepOrigin(container: Container, search: string): void {
  const clock = container.get(Clock);
  const store = new CookieUtmStore(container.get(Preferences), clock);
  new KeepUtm(clock, store).run(Object.fromEntries(new URLSearchParams(search)));
}
