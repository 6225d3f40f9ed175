import type { Identity } from '../session/identity.port.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { DEFAULT_DATASET, type SyncDataset, type SyncRecord } from './sync-dataset.ts';
import { parseSyncPatches, type SyncPatch, type SyncPatchFailure } from './sync-patch.policy.ts';
import type { SyncFailure, SyncStore } from './sync-store.port.ts';

export type UpdateSyncFailure = SyncFailure | SyncPatchFailure;

/** Maximum number of retries after a conflicting update. */
const ATTEMPTS = 3;

export class UpdateSyncRecords {
  readonly #identity: Identity;
  readonly #store: SyncStore;

  constructor(identity: Identity, store: SyncStore) {
    this.#identity = identity;
    this.#store = store;
  }

  /** Applies the patches to the current dataset, including changes made by others meanwhile. */
  // API-2
  async run(
    input: unknown,
    dataset: string = DEFAULT_DATASET,
  ): Promise<Result<readonly SyncRecord[], UpdateSyncFailure>> {
    const patches = parseSyncPatches(input);
    if (!patches.ok) return patches;
    if ((await this.#identity.current()) === null) return fail('no-credentials');

    let updated: Result<SyncDataset, SyncFailure> = fail('conflict');
    for (let attempt = 0; attempt < ATTEMPTS && isConflict(updated); attempt++) {
      updated = await this.#updateOnce(dataset, patches.value);
    }
    return updated.ok ? ok(updated.value.records) : updated;
  }

  async #updateOnce(
    dataset: string,
    patches: readonly SyncPatch[],
  ): Promise<Result<SyncDataset, SyncFailure>> {
    const listed = await this.#store.list(dataset);
    if (!listed.ok) return listed;
    const { sessionToken, syncCount } = listed.value;
    return this.#store.update({ dataset, sessionToken, syncCount, patches });
  }
}

function isConflict(updated: Result<SyncDataset, SyncFailure>): boolean {
  return !updated.ok && updated.failure === 'conflict';
}
