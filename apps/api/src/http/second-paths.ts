import { operationTable } from '@ridgeline/contract';

const SECOND_PATHS: ReadonlyMap<string, string> = new Map(
  Object.values(operationTable).flatMap(({ path, also }) => (also === null ? [] : [[also, path] as const])),
);

/** Rewrites an operation's second path (`x-also`) to its first, so that both have the same handler and limits. */
export function firstPath(url: string, prefix: string): string {
  const [path = '', ...query] = url.split('?');
  const first = path.startsWith(prefix) ? SECOND_PATHS.get(path.slice(prefix.length)) : undefined;
  return first === undefined ? url : [prefix + first, ...query].join('?');
}
