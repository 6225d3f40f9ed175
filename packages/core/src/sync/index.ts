// Public exports of sync.
export { ListSyncRecords } from './list-sync-records.use-case.ts';
export { UpdateSyncRecords } from './update-sync-records.use-case.ts';
export type { SyncDataset } from './sync-dataset.ts';
export { parseSyncKey } from './sync-key.policy.ts';
export { parseSyncPatches, type SyncPatch } from './sync-patch.policy.ts';
export { type SyncFailure, SyncStore, type SyncUpdate } from './sync-store.port.ts';
export { syncMessages } from './sync.messages.ts';
