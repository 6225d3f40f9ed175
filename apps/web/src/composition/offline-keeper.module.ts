import type { KeptReads } from '@ridgeline/adapters/http';
import { UniqueIds } from '@ridgeline/core/session';
import { Clock, Timer } from '@ridgeline/core/shared';
import { OwnRecords, SyncStore, UnlockOwnRecords } from '@ridgeline/core/sync';
import { ContainerModule } from 'inversify';
import { OfflineKeeper } from '../view-model/offline-keeper.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { WaitingEdits } from '../view-model/waiting-edits.store.ts';
import { made } from './made.ts';
import { KEPT_READS } from './tokens.ts';

/** ADR 52: unlocks what is kept, for a signed-in person. */
export const offlineKeeperModule = new ContainerModule(({ bind }) => {
  made(bind, UnlockOwnRecords, { records: OwnRecords, store: SyncStore, ids: UniqueIds, clock: Clock });
  bind(OfflineKeeper)
    .toResolvedValue(
      (
        session: SessionStore,
        unlock: UnlockOwnRecords,
        records: OwnRecords,
        clock: Clock,
        timer: Timer,
        reads: KeptReads,
        edits: WaitingEdits,
      ) =>
        new OfflineKeeper({
          session,
          unlock,
          records,
          clock,
          timer,
          edits,
          keepUnkept: () => reads.keepUnkept(),
          persist: async () => void (await navigator.storage?.persist().catch(() => false)),
        }),
      [SessionStore, UnlockOwnRecords, OwnRecords, Clock, Timer, KEPT_READS, WaitingEdits],
    )
    .inSingletonScope();
});
