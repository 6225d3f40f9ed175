import { createHash } from 'node:crypto';

/** The next one still fits into the column. */
const HIGHEST_COUNT = 2 ** 31 - 2;

/** Names the state of a dataset. It is no secret: it only keeps a client from updating what it never listed. */
export type SyncState = { readonly personId: string; readonly dataset: string; readonly syncCount: number };

export function writeSyncToken({ personId, dataset, syncCount }: SyncState): string {
  const digest = createHash('sha256').update(JSON.stringify([personId, dataset, syncCount]));
  return `${syncCount}.${digest.digest('base64url')}`;
}

/** The count that this token was given for; null for one that we did not give. */
export function readSyncToken(token: string, of: Omit<SyncState, 'syncCount'>): number | null {
  const syncCount = Number(token.split('.')[0]);
  const isCount = Number.isInteger(syncCount) && syncCount >= 0 && syncCount <= HIGHEST_COUNT;
  return isCount && writeSyncToken({ ...of, syncCount }) === token ? syncCount : null;
}
