import { createHash } from 'node:crypto';

/** The next count must still fit into the column. */
const HIGHEST_COUNT = 2 ** 31 - 2;

/** Identifies the state of a dataset. Not a secret: it only prevents a client from updating a dataset it never listed. */
export type SyncState = { readonly personId: string; readonly dataset: string; readonly syncCount: number };

export function writeSyncToken({ personId, dataset, syncCount }: SyncState): string {
  const digest = createHash('sha256').update(JSON.stringify([personId, dataset, syncCount]));
  return `${syncCount}.${digest.digest('base64url')}`;
}

/** The count of this token; null for a token that we did not issue. */
export function readSyncToken(token: string, of: Omit<SyncState, 'syncCount'>): number | null {
  const syncCount = Number(token.split('.')[0]);
  const isCount = Number.isInteger(syncCount) && syncCount >= 0 && syncCount <= HIGHEST_COUNT;
  return isCount && writeSyncToken({ ...of, syncCount }) === token ? syncCount : null;
}
