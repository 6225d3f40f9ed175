import type { Identity } from '../session/identity.port.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { DEFAULT_DATASET, type SyncRecord } from './sync-dataset.ts';
import type { SyncFailure, SyncStore } from './sync-store.port.ts';

export class ListSyncRecords {
  readonly #identity: Identity;
  readonly #store: SyncStore;

  constructor(identity: Identity, store: SyncStore) {
    this.#identity = identity;
    this.#store = store;
  }

  // API-2
  async run(dataset: string = DEFAULT_DATASET): Promise<Result<readonly SyncRecord[], SyncFailure>> {
    if ((await this.#identity.current()) === null) return fail('no-credentials');
    const listed = await this.#store.list(dataset);
    return listed.ok ? ok(listed.value.records) : listed;
  }
}
