import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';

/** A path of this site with its query and fragment: one slash, then nothing a browser could read as another host. */
export type AppPath = string & z.$brand<'AppPath'>;
export type AppPathFailure = 'not-a-path-of-this-app';

/**
 * Browsers drop tabs and line ends inside an address, read a backslash as a slash, and take two slashes for a host.
 * Addresses built by this app never contain unencoded non-ASCII letters; typed ones may.
 */
const APP_PATH = /^\/(?![/\\])[^\\\p{Cc}\p{Cf}\p{Cs}\s]*$/u;
const LONGEST = 2048;

// NAV-10
export function parseAppPath(input: unknown): Result<AppPath, AppPathFailure> {
  return isAppPath(input) ? ok(input) : fail('not-a-path-of-this-app');
}

/** Without zod: the first page judges its address by this, and needs nothing else of it. */
function isAppPath(input: unknown): input is AppPath {
  return typeof input === 'string' && input.length <= LONGEST && APP_PATH.test(input);
}
