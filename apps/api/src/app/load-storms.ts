import { parseArgs } from 'node:util';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { loadStorms, removeStorms, type LoadedStorms } from '../features/storms/load-storms.ts';
import { loadFiles } from './load-files.ts';

/**
 * `load-storms [--day 2018-05-31] <file…>`: daily and annual files of the Storm Prediction Center, and details of Storm
 * Events, gzipped or not. `load-storms --remove <file…>` removes what these files brought.
 */
export async function loadStormFiles(databaseUrl: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { day: { type: 'string' }, remove: { type: 'boolean', default: false } },
  });
  const day = values.day === undefined ? null : Date.parse(`${values.day}T00:00:00Z`);
  if (Number.isNaN(day) || positionals.length === 0) {
    throw new ConfigurationProblem('load-storms [--day <yyyy-mm-dd>] [--remove] <file…>');
  }
  await loadFiles(databaseUrl, positionals, async (database, path, onRead) =>
    values.remove
      ? `${await removeStorms(database, path)} reports removed`
      : textOf(await loadStorms(database, { path, day, onRead })),
  );
}

function textOf({ added, known, refused, firstRefused }: LoadedStorms): string {
  const told = firstRefused.map(({ line, reason }) => `  line ${line}: ${reason}`);
  const more = refused - told.length;
  return [
    `${added} reports added, ${known} already loaded, ${refused} lines left out`,
    ...told,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
