import { ok, say } from '@ridgeline/core/shared';
import type { Command, Flag } from '../command-line/command.ts';
import { confirmed, DRY_RUN_FLAG, YES_FLAG } from '../command-line/confirmation.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { backupMessages } from './backup.messages.ts';
import { factsOf, manifestLines } from './manifest-text.ts';
import { withData } from './opened-data.ts';

const WITHOUT_JOBS: Flag = { name: 'without-jobs', says: 'without-jobs' };

export const restoreCommand: Command = {
  name: 'restore',
  flags: [DRY_RUN_FLAG, YES_FLAG, WITHOUT_JOBS],
  operand: { name: 'folder', required: true },
  example: 'ridgeline restore backups/monday --dry-run',
  answer: ({ operands: [folder = ''], flags, streams, locale }) =>
    withData(
      streams,
      { isMigrated: false },
      async ({ databaseUrl, files, name }, { restorable, restore }) => {
        const options = { folder, databaseUrl, files, signal: streams.interruption() };
        const isDryRun = flags.has(DRY_RUN_FLAG.name);
        const manifest = await restorable(options);
        if (!isDryRun) {
          const says = () => say(backupMessages, locale, 'restore-asks', { name, folder });
          const agreed = await confirmed({ flags, locale, ask: streams.ask }, { name, says });
          if (!agreed.ok) return agreed;
          const withoutJobs = flags.has(WITHOUT_JOBS.name);
          await restore({ ...options, withoutJobs, onTable: streams.progress });
        }
        const done = say(backupMessages, locale, isDryRun ? 'would' : 'restored', { name, folder });
        return ok({
          data: { folder, into: name, isDryRun, ...factsOf(manifest) },
          text: [done, ...manifestLines(manifest, locale)].join('\n'),
          exitCode: EXIT_CODES.ok,
        });
      },
    ),
};
