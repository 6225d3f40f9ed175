import type { Instant } from '../shared/instant.ts';
import type { SyncKey } from './sync-key.policy.ts';

// API-2
export const SYNC_REGION = 'us-east-1';
export const DEFAULT_DATASET = 'user_data';

export type SyncRecord = {
  readonly key: SyncKey;
  readonly value: string;
  /** The sync count of the dataset as this record was last written. */
  readonly syncCount: number;
  readonly lastModified: Instant;
};

/** A dataset as it was listed. Its token and its count are what the next update is made against. */
export type SyncDataset = {
  readonly name: string;
  readonly records: readonly SyncRecord[];
  /** Grows by one with each update that is taken. */
  readonly syncCount: number;
  /** Good for one update. */
  readonly sessionToken: string;
};
