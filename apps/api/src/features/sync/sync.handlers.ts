import { parseSyncPatches } from '@ridgeline/core/sync';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { readSyncToken, writeSyncToken } from './sync-token.ts';
import { listRecords, updateRecords, type DatasetRow } from './sync.repository.ts';

const MILLISECONDS = 1000;

// API-2
export const syncHandlers: Pick<Handlers, 'listSyncRecords' | 'updateSyncRecords'> = {
  async listSyncRecords({ caller, path: { datasetName }, db }) {
    return answer(200, datasetOf(await listRecords(db, datasetName), caller, datasetName));
  },

  async updateSyncRecords({ caller, path: { datasetName }, body, db }) {
    const patches = parseSyncPatches(
      body.RecordPatches.map(({ Op, Key, Value }) => ({ op: Op, key: Key, value: Value })),
    );
    if (!patches.ok) return problem(patches.failure, 'body/RecordPatches');
    const listedAt = readSyncToken(body.SyncSessionToken, { personId: caller, dataset: datasetName });
    // Queried even with an invalid token: whether the caller may know of the dataset is checked first.
    const updated = await updateRecords(db, datasetName, listedAt ?? -1, patches.value);
    return updated ? answer(200, datasetOf(updated, caller, datasetName)) : problem('sync-conflict');
  },
};

function datasetOf({ syncCount, records }: DatasetRow, personId: string, dataset: string) {
  return {
    DatasetSyncCount: syncCount,
    SyncSessionToken: writeSyncToken({ personId, dataset, syncCount }),
    Records: records.map((record) => ({
      Key: record.key,
      Value: record.value,
      SyncCount: record.syncCount,
      LastModifiedDate: record.modifiedAt / MILLISECONDS,
    })),
  };
}
