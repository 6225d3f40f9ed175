import { operationTable } from '@ridgeline/contract';

const SECOND_PATHS: ReadonlyMap<string, string> = new Map(
  Object.values(operationTable).flatMap(({ path, also }) => (also === null ? [] : [[also, path] as const])),
);

/** A call under an operation's second path (`x-also`) is answered as one under its first, with the same limits. */
export function firstPath(url: string, prefix: string): string {
  const [path = '', ...query] = url.split('?');
  const first = path.startsWith(prefix) ? SECOND_PATHS.get(path.slice(prefix.length)) : undefined;
  return first === undefined ? url : [prefix + first, ...query].join('?');
}
