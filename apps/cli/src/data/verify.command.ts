import type { Manifest, TableDifference } from '@ridgeline/api/backup';
import { type Locale, ok, say } from '@ridgeline/core/shared';
import type { Command, Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { backupMessages } from './backup.messages.ts';
import { factsOf, manifestLines } from './manifest-text.ts';
import { withBackups, withData } from './opened-data.ts';

const DATABASE: Flag = { name: 'database', says: 'against-database' };

export const verifyCommand: Command = {
  name: 'verify',
  flags: [DATABASE],
  operand: { name: 'folder', required: true },
  example: 'ridgeline verify backups/monday',
  answer: async ({ operands: [folder = ''], flags, streams, locale }) => {
    const read = await withBackups(async ({ readManifest, verifyBackup }) =>
      ok({
        manifest: await readManifest(folder),
        altered: await verifyBackup(folder, streams.interruption()),
      }),
    );
    if (!read.ok) return read;
    const compared = flags.has(DATABASE.name)
      ? await withData(streams, { isMigrated: true }, async ({ databaseUrl }, { compareWithDatabase }) =>
          ok(await compareWithDatabase(folder, databaseUrl, streams.interruption())),
        )
      : ok(null);
    if (!compared.ok) return compared;
    const { manifest, altered } = read.value;
    const differences = compared.value;
    const isWhole = altered.length === 0 && (differences ?? []).length === 0;
    return ok({
      data: { folder, isWhole, altered, differences, ...factsOf(manifest) },
      text: lines({ folder, manifest, altered, differences }, locale).join('\n'),
      exitCode: isWhole ? EXIT_CODES.ok : EXIT_CODES.no,
    });
  },
};

type Verified = {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly altered: readonly string[];
  readonly differences: readonly TableDifference[] | null;
};

function lines({ folder, manifest, altered, differences }: Verified, locale: Locale): readonly string[] {
  return [
    ...(altered.length === 0 ? [say(backupMessages, locale, 'whole', { folder })] : []),
    ...altered.map((path) => say(backupMessages, locale, 'altered', { path })),
    ...manifestLines(manifest, locale),
    ...(differences ?? []).map(({ table, is }) => say(backupMessages, locale, `table-${is}`, { table })),
    ...(differences?.length === 0 ? [say(backupMessages, locale, 'same')] : []),
  ];
}
