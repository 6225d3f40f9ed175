import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';

/** Letters, digits, `-` and `_`: it is part of a path. */
export type ApiKeyName = string & z.$brand<'ApiKeyName'>;
export type ApiKeyNameFailure = 'key-name-invalid';

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

// API-5
export function parseApiKeyName(input: unknown): Result<ApiKeyName, ApiKeyNameFailure> {
  const name = typeof input === 'string' ? input.trim() : '';
  return NAME.test(name) ? ok(name as ApiKeyName) : fail('key-name-invalid');
}
