import { describe, expect, it } from 'vitest';
import type { Result } from '../../shared/result.ts';
import { DEFAULT_DATASET, type SyncDataset } from '../../sync/sync-dataset.ts';
import { parseSyncKey, type SyncKey } from '../../sync/sync-key.policy.ts';
import type { SyncPatch } from '../../sync/sync-patch.policy.ts';
import type { SyncStore } from '../../sync/sync-store.port.ts';

/** A signed-in user whose datasets were never written. */
export type SyncWorld = {
  readonly store: SyncStore;
  readonly dropCredentials: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `SyncStore`. Runs on the fake and on every real adapter. */
export function syncStoreContract(name: string, makeWorld: () => Promise<SyncWorld>): void {
  describe(`${name} fulfills the contract of SyncStore`, () => {
    it('API-2 lists a dataset that was never written as empty', async () => {
      const { store } = await makeWorld();
      const dataset = valueOf(await store.list(DEFAULT_DATASET));
      expect(dataset).toMatchObject({ name: 'user_data', records: [] });
      expect(dataset.sessionToken).not.toBe('');
    });

    it('API-2 replaces and removes, and lists what it answered', async () => {
      const { store } = await makeWorld();
      const written = await update(store, [replace('roof', 'hip'), replace('pitch', '6/12')]);
      expect(valuesOf(valueOf(written))).toEqual({ pitch: '6/12', roof: 'hip' });
      const changed = valueOf(await update(store, [replace('pitch', ''), remove('roof')]));
      expect(valuesOf(changed)).toEqual({ pitch: '' });
      expect(valueOf(await store.list(DEFAULT_DATASET))).toEqual(changed);
    });

    it('API-2 takes the patches of an update one after the other, and the removal of what is not there', async () => {
      const { store } = await makeWorld();
      const patches = [replace('a', '1'), replace('a', '2'), remove('b'), replace('c', '3'), remove('c')];
      expect(valuesOf(valueOf(await update(store, patches)))).toEqual({ a: '2' });
    });

    it('API-2 counts each update, and writes the count to the records it changed', async () => {
      const { store } = await makeWorld();
      const first = valueOf(await update(store, [replace('a', '1'), replace('b', '1')]));
      const second = valueOf(await update(store, [replace('b', '2')]));
      expect(second.syncCount).toBeGreaterThan(first.syncCount);
      expect(second.records.map(({ key, syncCount }) => [key, syncCount])).toEqual([
        ['a', first.syncCount],
        ['b', second.syncCount],
      ]);
    });

    it('API-2 takes an update once: made against an older state it changes nothing', async () => {
      const { store } = await makeWorld();
      const { sessionToken, syncCount } = valueOf(await store.list(DEFAULT_DATASET));
      const patches = [replace('a', '1')];
      const same = { dataset: DEFAULT_DATASET, sessionToken, syncCount, patches };
      valueOf(await store.update(same));
      expect(await store.update(same)).toEqual({ ok: false, failure: 'conflict' });
      expect(await store.update({ ...same, patches: [remove('a')] })).toEqual({
        ok: false,
        failure: 'conflict',
      });
      expect(valuesOf(valueOf(await store.list(DEFAULT_DATASET)))).toEqual({ a: '1' });
    });

    it('API-2 refuses a session token that it did not give', async () => {
      const { store } = await makeWorld();
      const { syncCount } = valueOf(await store.list(DEFAULT_DATASET));
      const forged = { dataset: DEFAULT_DATASET, sessionToken: 'forged', syncCount, patches: [] };
      expect(await store.update(forged)).toEqual({ ok: false, failure: 'conflict' });
    });

    it('API-2 keeps datasets apart', async () => {
      const { store } = await makeWorld();
      await update(store, [replace('a', '1')], 'other');
      expect(valueOf(await store.list(DEFAULT_DATASET)).records).toEqual([]);
      expect(valuesOf(valueOf(await store.list('other')))).toEqual({ a: '1' });
    });

    it('API-2 needs credentials', async () => {
      const { store, dropCredentials } = await makeWorld();
      await dropCredentials();
      await expectEveryCall(store, 'no-credentials');
    });

    it('API-2 answers a failure, and never throws, when nobody is reached', async () => {
      const { store, breakConnection } = await makeWorld();
      await breakConnection();
      await expectEveryCall(store, 'unavailable');
    });
  });
}

async function expectEveryCall(store: SyncStore, failure: string): Promise<void> {
  expect(await store.list(DEFAULT_DATASET)).toEqual({ ok: false, failure });
  const update = { dataset: DEFAULT_DATASET, sessionToken: 'any', syncCount: 0, patches: [] };
  expect(await store.update(update)).toEqual({ ok: false, failure });
}

async function update(store: SyncStore, patches: readonly SyncPatch[], dataset = DEFAULT_DATASET) {
  const { sessionToken, syncCount } = valueOf(await store.list(dataset));
  return store.update({ dataset, sessionToken, syncCount, patches });
}

function replace(key: string, value: string): SyncPatch {
  return { op: 'replace', key: keyOf(key), value };
}

function remove(key: string): SyncPatch {
  return { op: 'remove', key: keyOf(key) };
}

function keyOf(text: string): SyncKey {
  return valueOf(parseSyncKey(text));
}

function valuesOf({ records }: SyncDataset): Record<string, string> {
  return Object.fromEntries(records.map(({ key, value }) => [key, value]));
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
