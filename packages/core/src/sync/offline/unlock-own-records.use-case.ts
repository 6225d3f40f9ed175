import type { UniqueIds } from '../../session/unique-ids.port.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { parseSyncKey } from '../sync-key.policy.ts';
import type { SyncStore } from '../sync-store.port.ts';
import { COPY_LIFETIME, outdatedCopies } from './kept-reads.policy.ts';
import type { OwnRecords } from './own-records.port.ts';

const DATASET = 'offline';
const KEY = 'key';
/** Another device may write the first secret in the same moment. */
const ATTEMPTS = 3;

type Dependencies = {
  readonly records: OwnRecords;
  readonly store: SyncStore;
  readonly ids: UniqueIds;
  readonly clock: Clock;
};

/**
 * ADR 52: unlocks what this browser keeps of the signed-in person. Their secret is stored at the API, so only a session
 * can have it; this browser keeps it where the tokens are.
 */
export class UnlockOwnRecords {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** `isStillHere`: whether the person who asked is still signed in. False if not, or if the secret could not be had. */
  async run(isStillHere: () => boolean): Promise<boolean> {
    const { records } = this.#dependencies;
    if (!records.isUnlocked) {
      const secret = await this.#secret();
      if (secret === null || !isStillHere()) return false;
      await records.unlock(secret);
    }
    await this.#cleanUp();
    return isStillHere();
  }

  async #secret(): Promise<string | null> {
    const { store, ids } = this.#dependencies;
    const key = parseSyncKey(KEY);
    for (let attempt = 0; key.ok && attempt < ATTEMPTS; attempt++) {
      const listed = await store.list(DATASET);
      if (!listed.ok) return null;
      const { sessionToken, syncCount, records } = listed.value;
      const known = records.find((record) => record.key === KEY);
      if (known !== undefined) return known.value;
      const value = ids.next();
      // Refused if another device was first: its secret is taken then.
      const patches = [{ op: 'replace' as const, key: key.value, value }];
      const written = await store.update({ dataset: DATASET, sessionToken, syncCount, patches });
      if (written.ok) return value;
    }
    return null;
  }

  async #cleanUp(): Promise<void> {
    const { records, clock } = this.#dependencies;
    const now = clock.now();
    await records.forgetOthers(now - COPY_LIFETIME);
    for (const box of ['copies', 'drafts'] as const)
      await records.remove(box, outdatedCopies(await records.all(box), now));
  }
}
