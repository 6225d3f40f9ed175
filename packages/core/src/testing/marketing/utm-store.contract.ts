import { describe, expect, it } from 'vitest';
import type { UtmStore } from '../../marketing/utm-store.port.ts';
import type { Instant } from '../../shared/instant.ts';

/** A browser with empty storage. */
export type UtmStoreWorld = { readonly store: UtmStore; readonly now: Instant };

/** Contract suite for `UtmStore`. Runs on the fake and on every real adapter. */
export function utmStoreContract(name: string, makeWorld: () => Promise<UtmStoreWorld>): void {
  describe(`${name} fulfills the contract of UtmStore`, () => {
    it('API-3 has nothing at first', async () => {
      const { store } = await makeWorld();
      expect(store.kept()).toBeNull();
    });

    it('API-3 gives back what it kept, whatever characters it is made of', async () => {
      const { store, now } = await makeWorld();
      const kept = { utm: { source: 'Ñews; letter=1, "x"', campaign: '50% 雪' }, readAt: now };
      store.keep(kept);
      expect(store.kept()).toEqual(kept);
    });

    it('API-3 keeps only the newest', async () => {
      const { store, now } = await makeWorld();
      store.keep({ utm: { source: 'first', term: 'roof' }, readAt: now });
      store.keep({ utm: { source: 'second' }, readAt: now });
      expect(store.kept()).toEqual({ utm: { source: 'second' }, readAt: now });
    });
  });
}
