import { parseArgs } from 'node:util';
import { isDay, type Locale, say } from '@ridgeline/core/shared';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { dataTaskMessages } from '../features/packs/data-task.messages.ts';
import type { CityLimitsSource } from '../features/places/city-limit-sets.repository.ts';

export type DataCall = {
  readonly verb: string;
  readonly names: readonly string[];
  /** Of the outlines among the files. Null where it is not told whole. */
  readonly source: CityLimitsSource | null;
};

const OPTIONS = {
  name: { type: 'string', default: 'US Census Bureau' },
  url: { type: 'string' },
  edition: { type: 'string' },
  'as-of': { type: 'string' },
} as const;

/** What the words after `data` ask for. */
export function dataCall(words: readonly string[], locale: Locale): DataCall {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
    const { name, url = null, edition, 'as-of': asOf = '' } = values;
    const [verb = '', ...names] = positionals;
    return { verb, names, source: edition && isDay(asOf) ? { name, url, edition, asOf } : null };
  } catch {
    throw wronglyCalled(locale);
  }
}

export function wronglyCalled(locale: Locale): ConfigurationProblem {
  return new ConfigurationProblem(say(dataTaskMessages, locale, 'usage'));
}
