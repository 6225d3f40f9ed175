import { fail, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';
import type { Streams } from '../command-line/streams.ts';

// The API and the local world are imported when a command needs them: they are most of the product.
type Backups = typeof import('@ridgeline/api/backup');

export type OpenedData = {
  readonly databaseUrl: string;
  readonly files: Awaited<ReturnType<Backups['filesIn']>>;
  /** What a confirmation asks for: the name of the database, or the folder of the local world. */
  readonly name: string;
};

/** Runs what needs backups and no database. */
export async function withBackups<Value>(
  run: (backups: Backups) => Promise<Result<Value, CliFailures>>,
): Promise<Result<Value, CliFailures>> {
  const backups = await import('@ridgeline/api/backup');
  try {
    return await run(backups);
  } catch (problem) {
    if (problem instanceof backups.BackupProblem)
      return fail([{ code: 'backup-failed', why: problem.code, about: problem.about }]);
    if (!(problem instanceof backups.ConfigurationProblem)) throw problem;
    return fail(problem.message.split('\n').map((reason) => ({ code: 'data-unavailable', reason })));
  }
}

/**
 * Runs on the database and files of the environment (`DATABASE_URL`, `FILES_…`), or on those of `npm start`. `isMigrated` is false for
 * a database that a backup is to fill.
 */
export function withData<Value>(
  { environment }: Pick<Streams, 'environment'>,
  { isMigrated }: { readonly isMigrated: boolean },
  run: (data: OpenedData, backups: Backups) => Promise<Result<Value, CliFailures>>,
): Promise<Result<Value, CliFailures>> {
  return withBackups(async (backups) => {
    const { fileConfiguration, filesIn, readVariables } = backups;
    if (environment['DATABASE_URL']) {
      const { DATABASE_URL: databaseUrl } = readVariables(environment, ['DATABASE_URL']);
      const files = await filesIn(fileConfiguration(environment));
      return run({ databaseUrl, files, name: new URL(databaseUrl).pathname.slice(1) }, backups);
    }
    const { openWorldData, StartProblem } = await import('@ridgeline/local/data');
    try {
      const { databaseUrl, filesFolder, folder, close } = await openWorldData(environment, { isMigrated });
      const files = await filesIn({ folder: filesFolder });
      return await run({ databaseUrl, files, name: folder }, backups).finally(close);
    } catch (problem) {
      if (!(problem instanceof StartProblem)) throw problem;
      return fail([{ code: 'data-unavailable', reason: problem.message }]);
    }
  });
}
