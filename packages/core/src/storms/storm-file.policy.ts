import type { Instant } from '../shared/instant.ts';
import { kindOfFileName, SpcAnnualFile } from './spc-annual-file.policy.ts';
import { dayOfFileName, SpcDayFile } from './spc-day-file.policy.ts';
import { editionOfFileName, StormEventsFile } from './storm-events-file.policy.ts';
import type { StormFile } from './storm-report.ts';

/** Why a file as a whole is not read. */
export type StormFileFailure = 'header-unknown' | 'kind-not-in-name' | 'edition-not-in-name';

type FileToRead = {
  readonly name: string;
  readonly firstLine: string;
  /** Midnight UTC of a daily file's day, for a file whose name does not say it. */
  readonly day: Instant | null;
};

/** The reader of a file by its first line, not by its name, which people change. */
export function stormFileOf({ name, firstLine, day }: FileToRead): StormFile | StormFileFailure {
  if (/^(Time,|Raw .* LSR for )/.test(firstLine)) return new SpcDayFile(dayOfFileName(name) ?? day);
  if (firstLine.includes('BEGIN_YEARMONTH')) {
    const edition = editionOfFileName(name);
    return edition === null ? 'edition-not-in-name' : new StormEventsFile(edition);
  }
  if (!firstLine.startsWith('om,yr,mo,')) return 'header-unknown';
  const kind = kindOfFileName(name);
  return kind === null ? 'kind-not-in-name' : new SpcAnnualFile(kind);
}
