import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase } from '../db/database.ts';
import { CityLimitsProblem } from '../features/places/city-limits.file.ts';
import { loadCityLimitGaps } from '../features/places/load-city-limit-gaps.ts';
import { loadCityLimits } from '../features/places/load-city-limits.ts';

/** A state's outlines are thousands of rows in one transaction. */
const STATEMENT = 120_000;

/**
 * `load-places --edition 'TIGER/Line 2019' --as-of 2019-01-01 <file…>`: a Census file of places for each state, and the
 * list of places that lack an outline (`.csv`). Each file whole or not at all; the first that is wrong ends it.
 */
export async function loadPlaces(databaseUrl: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string', default: 'US Census Bureau' },
      url: { type: 'string' },
      edition: { type: 'string' },
      'as-of': { type: 'string' },
    },
  });
  const { name, url = null, edition, 'as-of': asOf } = values;
  if (!edition || !/^\d{4}-\d{2}-\d{2}$/.test(asOf ?? '') || positionals.length === 0) {
    throw new ConfigurationProblem('load-places --edition <edition> --as-of <yyyy-mm-dd> <file…>');
  }
  const database = openDatabase(databaseUrl, { connections: 1, statement: STATEMENT });
  try {
    for (const file of positionals) {
      const told = await loadFile(file, { name, url, edition, asOf: asOf ?? '' });
      process.stdout.write(`${basename(file)}: ${told}\n`);
    }
  } finally {
    await database.close();
  }

  async function loadFile(file: string, source: Parameters<typeof loadCityLimits>[2]): Promise<string> {
    try {
      const bytes = await readFile(file);
      if (file.endsWith('.csv')) {
        return `${await loadCityLimitGaps(database, bytes.toString('utf8'))} places without an outline`;
      }
      const { state, cities, skipped } = await loadCityLimits(database, bytes, source);
      return `${state.toUpperCase()}, ${cities} places; ${skipped} without a government left out`;
    } catch (problem) {
      if (!(problem instanceof CityLimitsProblem)) throw problem;
      throw new ConfigurationProblem(`${file} was not loaded. ${problem.message}`);
    }
  }
}
