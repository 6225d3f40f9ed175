import * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';

/** A path of this site with its query and fragment: one slash, then nothing a browser could read as another host. */
export type AppPath = string & z.$brand<'AppPath'>;
export type AppPathFailure = 'not-a-path-of-this-app';

/**
 * Browsers drop tabs and line ends inside an address, read a backslash as a slash, and take two slashes for a host.
 * Letters beyond ASCII never stand bare in an address of ours; they may stand in one that was typed.
 */
const APP_PATH = /^\/(?![/\\])[^\\\p{Cc}\p{Cf}\p{Cs}\s]*$/u;
const LONGEST = 2048;
const appPath = z.string().check(z.maxLength(LONGEST), z.regex(APP_PATH)).brand<'AppPath'>();

// NAV-10
export function parseAppPath(input: unknown): Result<AppPath, AppPathFailure> {
  const parsed = appPath.safeParse(input);
  return parsed.success ? ok(parsed.data) : fail('not-a-path-of-this-app');
}
