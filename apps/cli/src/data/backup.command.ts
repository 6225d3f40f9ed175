import { ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { backupMessages } from './backup.messages.ts';
import { factsOf, manifestLines } from './manifest-text.ts';
import { withData } from './opened-data.ts';

export const backupCommand: Command = {
  name: 'backup',
  flags: [],
  operand: { name: 'folder', required: true },
  example: 'ridgeline backup backups/monday',
  answer: ({ operands: [folder = ''], streams, locale }) =>
    withData(streams, { isMigrated: true }, async ({ databaseUrl, files }, { backUp }) => {
      const manifest = await backUp({
        databaseUrl,
        files,
        folder,
        now: streams.clock.now(),
        signal: streams.interruption(),
        onTable: streams.progress,
      });
      return ok({
        data: { folder, ...factsOf(manifest) },
        text: [say(backupMessages, locale, 'made', { folder }), ...manifestLines(manifest, locale)].join(
          '\n',
        ),
        exitCode: EXIT_CODES.ok,
      });
    }),
};
