import { parseAppPath, type AppPath } from './app-path.ts';
import { pathTo } from './path-to.ts';

/** The router decodes a path before it compares, so the prefix is one however its letters are written. */
const MAIN = '(?:m|%[46]d)(?:a|%[46]1)(?:i|%[46]9)(?:n|%[46]e)(?=[/\\\\?#]|$)';
const PREFIX = new RegExp(`^/${MAIN}(?:[/\\\\]+${MAIN})*`, 'i');

/**
 * NAV-1: `/main/x?y` is `/x?y`; null when the path has no legacy prefix. However often the prefix is repeated, and
 * however many slashes follow it, the rest is a path of this site.
 */
export function withoutLegacyPrefix(path: string): AppPath | null {
  const [prefix] = PREFIX.exec(path) ?? [];
  if (prefix === undefined) return null;
  const rest = parseAppPath(path.slice(prefix.length).replace(/[/\\]*/, '/'));
  return rest.ok ? rest.value : pathTo('splash');
}
