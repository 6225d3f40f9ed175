import type { components } from '@ridgeline/contract';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import {
  parseSyncKey,
  type SyncDataset,
  type SyncFailure,
  SyncStore,
  type SyncUpdate,
} from '@ridgeline/core/sync';
import type { ApiClient } from './api-client.ts';
import { type Refused, resultOf } from './call.ts';

type Refusal = Exclude<SyncFailure, 'conflict'>;
type DatasetOnWire = {
  readonly DatasetSyncCount: number;
  readonly SyncSessionToken: string;
  readonly Records: readonly components['schemas']['SyncRecord'][];
};

/** The owner of the records: the id in the profile of the signed-in user. */
export type SyncIdentity = { readonly identityPoolId: string; identityId(): Promise<string | null> };

const RECORDS = '/identitypools/{identityPoolId}/identities/{identityId}/datasets/{datasetName}/records';
const SECOND = 1000;

export class HttpSyncStore extends SyncStore {
  readonly #api: ApiClient;
  readonly #identity: SyncIdentity;

  constructor(api: ApiClient, identity: SyncIdentity) {
    super();
    this.#api = api;
    this.#identity = identity;
  }

  override async list(dataset: string): Promise<Result<SyncDataset, Refusal>> {
    const path = await this.#path(dataset);
    if (path === null) return fail('no-credentials');
    return resultOf(
      () => this.#api.GET(RECORDS, { params: { path } }),
      (records) => ok(datasetFrom(dataset, records)),
      refusalOf,
    );
  }

  override async update({
    dataset,
    sessionToken,
    syncCount,
    patches,
  }: SyncUpdate): Promise<Result<SyncDataset, SyncFailure>> {
    const path = await this.#path(dataset);
    if (path === null) return fail('no-credentials');
    const body = {
      SyncSessionToken: sessionToken,
      RecordPatches: patches.map((patch) => ({
        Op: patch.op,
        Key: patch.key,
        SyncCount: syncCount,
        ...(patch.op === 'replace' && { Value: patch.value }),
      })),
    };
    return resultOf(
      () => this.#api.POST(RECORDS, { params: { path }, body }),
      (records) => ok(datasetFrom(dataset, records)),
      (refused) => (refused?.status === 409 ? 'conflict' : refusalOf(refused)),
    );
  }

  async #path(datasetName: string) {
    const identityId = await this.#identity.identityId();
    return identityId === null
      ? null
      : { identityPoolId: this.#identity.identityPoolId, identityId, datasetName };
  }
}

function datasetFrom(
  name: string,
  { DatasetSyncCount, SyncSessionToken, Records }: DatasetOnWire,
): SyncDataset {
  return {
    name,
    syncCount: DatasetSyncCount,
    sessionToken: SyncSessionToken,
    records: Records.flatMap((record) => {
      const key = parseSyncKey(record.Key);
      if (!key.ok) return [];
      const lastModified = Math.round(record.LastModifiedDate * SECOND);
      return [{ key: key.value, value: record.Value, syncCount: record.SyncCount, lastModified }];
    }),
  };
}

function refusalOf(refused: Refused | null): Refusal {
  return refused?.status === 401 ? 'no-credentials' : 'unavailable';
}
