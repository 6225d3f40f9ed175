import { readFile } from 'node:fs/promises';
import { readTaxes, type StateTax, type TaxFileError } from '@ridgeline/core/billing';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase } from '../db/database.ts';
import { listTaxes, replaceTaxes, setTaxFree } from '../features/billing/taxes.repository.ts';

const USAGE = `taxes load <file>: a line for each state, as TX,8.25; replaces the whole list
taxes list
taxes free <email>: charges this person no sales tax
taxes due <email>: charges it again`;

const REASONS: Readonly<Record<TaxFileError['reason'], string>> = {
  'line-wrong': 'a line is a state and its percentage: TX,8.25',
  'state-unknown': 'a state is named by its two letters',
  'percent-wrong': 'the percentage is a number from 0 to 100 with at most four decimals',
  'state-twice': 'the state is in the file twice',
};

/** `taxes load`, `taxes list`, `taxes free`, `taxes due`: the sales tax of each state, and who pays none. */
export async function taxesTask(
  databaseUrl: () => string,
  [verb, named, ...more]: readonly string[],
  out: Pick<NodeJS.WriteStream, 'write'>,
): Promise<void> {
  if (more.length > 0 || (verb === 'list') !== (named === undefined)) throw new ConfigurationProblem(USAGE);
  const taxes = verb === 'load' ? await taxesIn(named ?? '') : [];
  const database = openDatabase(databaseUrl(), { connections: 1 });
  try {
    switch (verb) {
      case 'load':
        await replaceTaxes(database, taxes);
        out.write(`${taxes.length} states with a tax\n`);
        break;
      case 'list':
        for (const { state, rate } of await listTaxes(database)) {
          out.write(`${state.toUpperCase()},${rate / 10_000}\n`);
        }
        break;
      case 'free':
      case 'due':
        if (!(await setTaxFree(database, named ?? '', verb === 'free'))) {
          throw new ConfigurationProblem(`There is no person '${named}'.`);
        }
        out.write(`${named}: ${verb === 'free' ? 'pays no tax' : 'pays tax'}\n`);
        break;
      default:
        throw new ConfigurationProblem(USAGE);
    }
  } finally {
    await database.close();
  }
}

async function taxesIn(file: string): Promise<readonly StateTax[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new ConfigurationProblem(`${file}: there is no such file.`);
  const { taxes, errors } = readTaxes(text);
  if (errors.length === 0 && taxes.length === 0) {
    throw new ConfigurationProblem(`${file}: there is no state in it, nothing is loaded`);
  }
  if (errors.length === 0) return taxes;
  const lines = errors.map(({ at, reason }) => `  line ${at}: ${REASONS[reason]}`);
  throw new ConfigurationProblem([`${file}: refused, nothing is loaded`, ...lines].join('\n'));
}
