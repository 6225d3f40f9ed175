import { IndexedRecords } from '@ridgeline/adapters/browser';
import { CachedReads, KeptReads } from '@ridgeline/adapters/http';
import { Clock, Timer } from '@ridgeline/core/shared';
import { OwnRecords } from '@ridgeline/core/sync';
import { ContainerModule } from 'inversify';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { LoadedState } from '../view-model/loaded-state.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { CACHED_READS, KEPT_READS } from './tokens.ts';

/** ADR 52, START-7: what this browser keeps of what it has read. Loaded with the first call of the API. */
export const ownRecordsModule = new ContainerModule(({ bind }) => {
  bind(OwnRecords)
    .toDynamicValue(
      () =>
        new IndexedRecords({
          indexedDB: window.indexedDB,
          storage: window.sessionStorage,
          channel: new BroadcastChannel('ridgeline.own-records'),
        }),
    )
    .inSingletonScope();
  bind(KEPT_READS)
    .toResolvedValue(
      (records: OwnRecords, clock: Clock, timer: Timer, connection: ConnectionStore, state: LoadedState) => {
        const reads = new KeptReads({
          records,
          clock,
          timer,
          onReach: connection.reached,
          onCopy: connection.copyShown,
          onKept: connection.copyKept,
        });
        // START-3
        state.add(() => reads.forget());
        return reads;
      },
      [OwnRecords, Clock, Timer, ConnectionStore, LoadedState],
    )
    .inSingletonScope();
  bind(CACHED_READS)
    .toResolvedValue(
      (keeper: KeptReads, clock: Clock, session: SessionStore) =>
        new CachedReads(keeper, clock, () => session.visit.number),
      [KEPT_READS, Clock, SessionStore],
    )
    .inSingletonScope();
});
