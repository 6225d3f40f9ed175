/** One build of the site, written into the service worker by `vite/service-worker.ts`. */
export type Release = {
  readonly id: string;
  /** The script that starts the app; the page of the release names it. */
  readonly app: string;
  /** Files with a hash in their name: the same name is the same content, in every release. */
  readonly hashed: readonly string[];
  /** Other files, such as icons. */
  readonly plain: readonly string[];
};

/** Pages that are still open may run these releases, and load parts of them. */
export const KEPT_RELEASES = 3;

const PREFIX = 'ridgeline-release-';

export function cacheOf(release: Pick<Release, 'id'>): string {
  return `${PREFIX}${release.id}`;
}

/** The caches of releases that may be deleted: all but the newest ones. `names` are in the order of their creation. */
export function outdatedCaches(names: readonly string[], current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  return others.slice(0, Math.max(0, others.length - (KEPT_RELEASES - 1)));
}

/** The files that no kept release names. */
export function unnamedFiles(stored: readonly string[], named: readonly (readonly string[])[]): string[] {
  const kept = new Set(named.flat());
  return stored.filter((file) => !kept.has(file));
}
