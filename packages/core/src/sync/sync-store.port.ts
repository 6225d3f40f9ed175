import type { Result } from '../shared/result.ts';
import type { SyncDataset } from './sync-dataset.ts';
import type { SyncPatch } from './sync-patch.policy.ts';

/**
 * `no-credentials`: the identity has none, or they are no longer valid. `conflict`: the dataset was written since it
 * was listed; nothing was changed. `unavailable`: no response, or one that cannot be parsed.
 */
export type SyncFailure = 'no-credentials' | 'conflict' | 'unavailable';

export type SyncUpdate = {
  readonly dataset: string;
  readonly sessionToken: string;
  readonly syncCount: number;
  readonly patches: readonly SyncPatch[];
};

/**
 * Key-value pairs of the signed-in user, stored in the cloud. Network errors are returned as failures; no method
 * throws.
 */
// API-2
export abstract class SyncStore {
  /** A dataset that was never written is empty. */
  abstract list(dataset: string): Promise<Result<SyncDataset, Exclude<SyncFailure, 'conflict'>>>;
  /** All patches or none; returns the updated dataset. */
  abstract update(update: SyncUpdate): Promise<Result<SyncDataset, SyncFailure>>;
}
