import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { readTaxes, type StateTax } from '@ridgeline/core/billing';
import { type Locale, say } from '@ridgeline/core/shared';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase } from '../db/database.ts';
import { listTaxes, replaceTaxes, setTaxFree } from '../features/billing/taxes.repository.ts';
import { taxesTaskMessages } from '../features/billing/taxes-task.messages.ts';

type Terminal = {
  readonly out: Pick<NodeJS.WriteStream, 'write'>;
  readonly locale: Locale;
  /** Where names of files begin. */
  readonly folder: string;
};

/** `taxes load`, `taxes list`, `taxes free`, `taxes due`: the sales tax of each state, and who pays none. */
export async function taxesTask(
  databaseUrl: () => string,
  [verb, named, ...more]: readonly string[],
  { out, locale, folder }: Terminal,
): Promise<void> {
  const usage = () => new ConfigurationProblem(say(taxesTaskMessages, locale, 'usage'));
  if (more.length > 0 || (verb === 'list') !== (named === undefined)) throw usage();
  const taxes = verb === 'load' ? await taxesIn(resolve(folder, named ?? ''), locale) : [];
  const database = openDatabase(databaseUrl(), { connections: 1 });
  try {
    switch (verb) {
      case 'load':
        await replaceTaxes(database, taxes);
        out.write(`${say(taxesTaskMessages, locale, 'loaded', { count: taxes.length })}\n`);
        break;
      case 'list':
        for (const { state, rate } of await listTaxes(database)) {
          out.write(`${state.toUpperCase()},${rate / 10_000}\n`);
        }
        break;
      case 'free':
      case 'due': {
        const email = named ?? '';
        const isFound = await setTaxFree(database, email, verb === 'free');
        if (!isFound) throw new ConfigurationProblem(say(taxesTaskMessages, locale, 'nobody', { email }));
        out.write(`${say(taxesTaskMessages, locale, verb, { email })}\n`);
        break;
      }
      default:
        throw usage();
    }
  } finally {
    await database.close();
  }
}

async function taxesIn(path: string, locale: Locale): Promise<readonly StateTax[]> {
  const refuse = (why: 'no-file' | 'no-state' | 'refused', ...lines: readonly string[]) =>
    new ConfigurationProblem(
      [say(taxesTaskMessages, locale, why, { file: basename(path) }), ...lines].join('\n'),
    );
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw refuse('no-file');
  const { taxes, errors } = readTaxes(text);
  if (errors.length === 0 && taxes.length === 0) throw refuse('no-state');
  if (errors.length === 0) return taxes;
  const lines = errors.map(({ at, reason }) =>
    say(taxesTaskMessages, locale, 'line-error', {
      at: String(at),
      reason: say(taxesTaskMessages, locale, reason),
    }),
  );
  throw refuse('refused', ...lines);
}
