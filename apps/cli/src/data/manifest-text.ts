import type { Manifest } from '@ridgeline/api/backup';
import { type Locale, say } from '@ridgeline/core/shared';
import { backupMessages } from './backup.messages.ts';

const MEGABYTE = 1_000_000;

/** What a backup contains, as data and in words. */
export function factsOf({ madeAt, tables, files, missing }: Manifest) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    madeAt,
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    bytes: sum([...tables, ...files].map(({ bytes }) => bytes)),
    missing,
  };
}

export function manifestLines(manifest: Manifest, locale: Locale): readonly string[] {
  const { madeAt, tables, rows, files, bytes, missing } = factsOf(manifest);
  const megabytes = Math.ceil((bytes * 10) / MEGABYTE) / 10;
  return [
    say(backupMessages, locale, 'moment', { moment: madeAt }),
    say(backupMessages, locale, 'counts', { tables, rows, files, megabytes }),
    ...missing.map((file) => say(backupMessages, locale, 'missing', { file })),
  ];
}
