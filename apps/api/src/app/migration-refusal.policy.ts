/** A migration that a database has, or that this version knows: its time in milliseconds, and the digest of its file. */
export type Migration = { readonly when: number; readonly hash: string };

export type MigrationVerdict =
  | { readonly is: 'known' }
  /** It stands exactly where the baseline begins. */
  | { readonly is: 'at-baseline' }
  | { readonly is: 'refused'; readonly why: MigrationRefusalCode; readonly unknown: Migration };

export type MigrationRefusalCode = 'database-newer' | 'database-older-than-baseline' | 'restore-unfinished';

/**
 * The end of the 48 migrations that the baseline replaced (ADR 54). A database that stands there has the baseline's schema and only
 * its records are replaced. To be removed with the first release: no database of a release has these.
 */
export const BEFORE_BASELINE = {
  count: 48,
  last: {
    when: 1_795_400_487_123,
    hash: '59991c97d591945c497db9fcf721f0c82eb797e91b69147d8db3623cee4c6b97',
  },
} as const;

/** Whether this version may migrate a database with these records. `known` is not empty; both are in order. */
export function migrationVerdict(
  recorded: readonly Migration[],
  known: readonly Migration[],
): MigrationVerdict {
  const times = new Set(known.map(({ when }) => when));
  const unknown = recorded.findLast(({ when }) => !times.has(when));
  if (!unknown) return { is: 'known' };
  const { count, last } = BEFORE_BASELINE;
  const newest = recorded.at(-1);
  if (recorded.length === count && newest?.when === last.when && newest.hash === last.hash) {
    return { is: 'at-baseline' };
  }
  const why = unknown.when <= last.when ? 'database-older-than-baseline' : 'database-newer';
  return { is: 'refused', why, unknown };
}
