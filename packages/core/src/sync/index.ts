// Public exports of sync.
export { ListSyncRecords } from './list-sync-records.use-case.ts';
export { UpdateSyncRecords } from './update-sync-records.use-case.ts';
export { DEFAULT_DATASET, type SyncDataset } from './sync-dataset.ts';
export { parseSyncKey } from './sync-key.policy.ts';
export { parseSyncPatches, type SyncPatch } from './sync-patch.policy.ts';
export { type SyncFailure, SyncStore, type SyncUpdate } from './sync-store.port.ts';
export { isReferenceRead } from './reference-reads.policy.ts';
export { syncMessages } from './sync.messages.ts';
export { keptRead } from './offline/kept-reads.policy.ts';
export { type OwnRecord, OwnRecords, type RecordBox } from './offline/own-records.port.ts';
export { UnlockOwnRecords } from './offline/unlock-own-records.use-case.ts';
export { EditQueue } from './offline/edit-queue.ts';
export { OneSender } from './offline/one-sender.port.ts';
export { SendEdits } from './offline/send-edits.use-case.ts';
export {
  decidedForMine,
  type Editable,
  editableOf,
  editKey,
  editsBetween,
  type EditValue,
  type FieldEdit,
  type WaitingEdit,
  withEdits,
} from './offline/waiting-edits.policy.ts';
