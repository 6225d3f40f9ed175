import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import { FakeIdentity } from '../testing/session/fake-identity.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { FakeSyncStore } from '../testing/sync/fake-sync-store.ts';
import { ListSyncRecords } from './list-sync-records.use-case.ts';
import type { SyncDataset } from './sync-dataset.ts';
import { SyncStore, type SyncFailure, type SyncUpdate } from './sync-store.port.ts';
import { UpdateSyncRecords } from './update-sync-records.use-case.ts';

function setUp() {
  const identity = new FakeIdentity();
  identity.signInAs({ userId: 'ada', email: 'ada@example.com', groups: [] });
  const store = new FakeSyncStore(new FakeClock());
  return {
    identity,
    store,
    list: new ListSyncRecords(identity, store),
    update: new UpdateSyncRecords(identity, store),
  };
}

const roof = [{ op: 'replace', key: 'roof', value: 'hip' }];

/** A store whose calls arrive and are answered in the order that the scheduler draws. */
class ScheduledStore extends SyncStore {
  readonly #store: SyncStore;
  readonly #scheduler: fc.Scheduler;
  constructor(store: SyncStore, scheduler: fc.Scheduler) {
    super();
    this.#store = store;
    this.#scheduler = scheduler;
  }
  override async list(dataset: string): Promise<Result<SyncDataset, Exclude<SyncFailure, 'conflict'>>> {
    await this.#scheduler.schedule(Promise.resolve(), 'list arrives');
    return this.#scheduler.schedule(this.#store.list(dataset), 'list is answered');
  }
  override async update(update: SyncUpdate): Promise<Result<SyncDataset, SyncFailure>> {
    await this.#scheduler.schedule(Promise.resolve(), 'update arrives');
    return this.#scheduler.schedule(this.#store.update(update), 'update is answered');
  }
}

describe('records of the cloud sync store', () => {
  it('API-2 are listed from user_data unless another dataset is named', async () => {
    const { list, update, store } = setUp();
    expect(await list.run()).toEqual({ ok: true, value: [] });
    await update.run(roof);
    expect(await list.run()).toMatchObject({ ok: true, value: [{ key: 'roof', value: 'hip' }] });
    expect(await list.run('other')).toEqual({ ok: true, value: [] });
    expect(store.called).toEqual([
      'list user_data',
      'list user_data',
      'update user_data',
      'list user_data',
      'list other',
    ]);
  });

  it('API-2 are replaced and removed with the token and the count of the dataset', async () => {
    const { update } = setUp();
    expect(await update.run([...roof, { op: 'replace', key: 'pitch', value: '6/12' }])).toMatchObject({
      value: [{ key: 'pitch' }, { key: 'roof' }],
    });
    expect(await update.run([{ op: 'remove', key: 'roof' }])).toMatchObject({
      value: [{ key: 'pitch', value: '6/12' }],
    });
  });

  it.each([[''], [undefined], [7]])('API-2 of the key %j are not even asked about', async (key) => {
    const { update, store } = setUp();
    expect(await update.run([{ op: 'remove', key }])).toEqual({ ok: false, failure: 'invalid-key' });
    expect(store.called).toEqual([]);
  });

  it('API-2 need identity credentials, and without them nobody is asked', async () => {
    const { identity, list, update, store } = setUp();
    await identity.signOut();
    expect(await list.run()).toEqual({ ok: false, failure: 'no-credentials' });
    expect(await update.run(roof)).toEqual({ ok: false, failure: 'no-credentials' });
    expect(store.called).toEqual([]);
  });

  it.each(['no-credentials', 'unavailable'] as const)('API-2 fail as the store does: %s', async (failure) => {
    const { list, update, store } = setUp();
    store.refuseWith(failure);
    expect(await list.run()).toEqual({ ok: false, failure });
    expect(await update.run(roof)).toEqual({ ok: false, failure });
    expect(store.called).toEqual(['list user_data', 'list user_data']);
  });

  it('API-2 are tried three times when others are always quicker', async () => {
    const { identity, store } = setUp();
    let tries = 0;
    class BusyStore extends FakeSyncStore {
      override async update(): Promise<Result<SyncDataset, SyncFailure>> {
        tries += 1;
        return { ok: false, failure: 'conflict' };
      }
    }
    const busy = new UpdateSyncRecords(identity, new BusyStore(new FakeClock()));
    expect(await busy.run(roof)).toEqual({ ok: false, failure: 'conflict' });
    expect(tries).toBe(3);
    expect(store.called).toEqual([]);
  });

  it('API-2 of three devices at once are all kept, in whatever order calls and answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { identity, store, list } = setUp();
        const devices = ['phone', 'tablet', 'desk'].map((device) =>
          new UpdateSyncRecords(identity, new ScheduledStore(store, scheduler)).run([
            { op: 'replace', key: device, value: 'on' },
          ]),
        );
        await scheduler.waitFor(Promise.all(devices));
        for (const updated of await Promise.all(devices)) expect(updated).toMatchObject({ ok: true });
        const listed = await list.run();
        expect(listed.ok && listed.value.map(({ key }) => key)).toEqual(['desk', 'phone', 'tablet']);
      }),
    );
  });
});
