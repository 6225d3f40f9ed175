import type { Instant } from '../shared/instant.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { SyncRecord } from './sync-dataset.ts';
import { parseSyncKey, type SyncKey, type SyncKeyFailure } from './sync-key.policy.ts';

export type SyncPatch =
  | { readonly op: 'replace'; readonly key: SyncKey; readonly value: string }
  | { readonly op: 'remove'; readonly key: SyncKey };

export type SyncPatchFailure = SyncKeyFailure | 'patch-unreadable';

/** A list of patches, all or none: one invalid key rejects them all. */
// API-2
export function parseSyncPatches(input: unknown): Result<readonly SyncPatch[], SyncPatchFailure> {
  if (!Array.isArray(input)) return fail('patch-unreadable');
  const patches: SyncPatch[] = [];
  for (const entry of input) {
    const patch = parseSyncPatch(entry);
    if (!patch.ok) return patch;
    patches.push(patch.value);
  }
  return ok(patches);
}

function parseSyncPatch(input: unknown): Result<SyncPatch, SyncPatchFailure> {
  if (typeof input !== 'object' || input === null) return fail('patch-unreadable');
  const { op, key, value }: { op?: unknown; key?: unknown; value?: unknown } = input;
  const parsed = parseSyncKey(key);
  if (!parsed.ok) return parsed;
  if (op === 'remove') return ok({ op, key: parsed.value });
  return op === 'replace' && typeof value === 'string'
    ? ok({ op, key: parsed.value, value })
    : fail('patch-unreadable');
}

type Written = { readonly syncCount: number; readonly now: Instant };

/** The records after the patches, one after the other: the last patch of a key wins. Sorted by key. */
// API-2
export function afterPatches(
  records: readonly SyncRecord[],
  patches: readonly SyncPatch[],
  { syncCount, now }: Written,
): readonly SyncRecord[] {
  const byKey = new Map(records.map((record) => [record.key, record]));
  for (const patch of patches) {
    if (patch.op === 'remove') byKey.delete(patch.key);
    else byKey.set(patch.key, { key: patch.key, value: patch.value, syncCount, lastModified: now });
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
