import type { Instant } from '../shared/instant.ts';
import type { SyncKey } from './sync-key.policy.ts';

// API-2
export const SYNC_REGION = 'us-east-1';
export const DEFAULT_DATASET = 'user_data';

export type SyncRecord = {
  readonly key: SyncKey;
  readonly value: string;
  /** The dataset's sync count when this record was last written. */
  readonly syncCount: number;
  readonly lastModified: Instant;
};

/** A listed dataset. The next update is made against its token and count. */
export type SyncDataset = {
  readonly name: string;
  readonly records: readonly SyncRecord[];
  /** Incremented by each accepted update. */
  readonly syncCount: number;
  /** Valid for one update. */
  readonly sessionToken: string;
};
