import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { loadCityLimitGaps } from '../features/places/load-city-limit-gaps.ts';
import { loadCityLimits } from '../features/places/load-city-limits.ts';
import { loadFiles } from './load-files.ts';

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
  const source = { name, url, edition, asOf: asOf ?? '' };
  await loadFiles(databaseUrl, positionals, async (database, path) => {
    const bytes = await readFile(path);
    if (path.endsWith('.csv')) {
      return `${await loadCityLimitGaps(database, bytes.toString('utf8'))} places without an outline`;
    }
    const { state, cities, skipped } = await loadCityLimits(database, bytes, source);
    return `${state.toUpperCase()}, ${cities} places; ${skipped} without a government left out`;
  });
}
