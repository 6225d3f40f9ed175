import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';

/** A non-empty text. */
export type SyncKey = string & z.$brand<'SyncKey'>;
export type SyncKeyFailure = 'invalid-key';

// API-2
// D API-2.1: only a key without characters is empty: a blank is a key, and a key is never trimmed.
export function parseSyncKey(input: unknown): Result<SyncKey, SyncKeyFailure> {
  return typeof input === 'string' && input !== '' ? ok(input as SyncKey) : fail('invalid-key');
}
