import type { Clock } from '../../shared/clock.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { SyncDataset, SyncRecord } from '../../sync/sync-dataset.ts';
import { afterPatches } from '../../sync/sync-patch.policy.ts';
import { SyncStore, type SyncFailure, type SyncUpdate } from '../../sync/sync-store.port.ts';

type Kept = { readonly syncCount: number; readonly records: readonly SyncRecord[] };
type Refusal = Exclude<SyncFailure, 'conflict'>;

const NOTHING: Kept = { syncCount: 0, records: [] };

/** Cloud storage in memory. Passes `syncStoreContract`. */
export class FakeSyncStore extends SyncStore {
  /** The calls received, in order. */
  readonly called: string[] = [];
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();
  #refusal: Refusal | null = null;

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  /** Makes every later call fail with this code; null ends that. */
  refuseWith(refusal: Refusal | null): void {
    this.#refusal = refusal;
  }

  override async list(dataset: string): Promise<Result<SyncDataset, Refusal>> {
    this.called.push(`list ${dataset}`);
    return this.#refusal === null ? ok(this.#dataset(dataset)) : fail(this.#refusal);
  }

  override async update(update: SyncUpdate): Promise<Result<SyncDataset, SyncFailure>> {
    const { dataset, patches } = update;
    this.called.push(`update ${dataset}`);
    if (this.#refusal !== null) return fail(this.#refusal);
    const before = this.#dataset(dataset);
    if (update.syncCount !== before.syncCount || update.sessionToken !== before.sessionToken) {
      return fail('conflict');
    }
    const syncCount = before.syncCount + 1;
    const records = afterPatches(before.records, patches, { syncCount, now: this.#clock.now() });
    this.#kept.set(dataset, { syncCount, records });
    return ok(this.#dataset(dataset));
  }

  #dataset(name: string): SyncDataset {
    const { syncCount, records } = this.#kept.get(name) ?? NOTHING;
    return { name, records, syncCount, sessionToken: `${name}-session-${syncCount}` };
  }
}
