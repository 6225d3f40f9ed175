import * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';

/** Letters, digits, `-` and `_`: it is part of a path. */
export type ApiKeyName = string & z.$brand<'ApiKeyName'>;
export type ApiKeyNameFailure = 'key-name-invalid';

const LONGEST = 64;
const name = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST), z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/))
  .brand<'ApiKeyName'>();

// API-5
export function parseApiKeyName(input: unknown): Result<ApiKeyName, ApiKeyNameFailure> {
  const parsed = name.safeParse(input);
  return parsed.success ? ok(parsed.data) : fail('key-name-invalid');
}
