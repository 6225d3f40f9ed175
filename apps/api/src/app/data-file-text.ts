import { checkFeeSchedule, sayFeeScheduleFinding } from '@ridgeline/core/calculators';
import {
  bodyNamesIn,
  type BodyNames,
  feeSchedulesIn,
  rowsWithoutSpanish,
  schedulesOfOtherNames,
} from '@ridgeline/core/packs';
import { type Locale, say } from '@ridgeline/core/shared';
import type { Db } from '../db/database.ts';
import { dataTaskMessages } from '../features/packs/data-task.messages.ts';
import { loadedBodyNames } from '../features/packs/body-names.repository.ts';
import type { PackFile } from '../features/packs/pack-file.ts';
import { loadedPacks } from '../features/packs/packs.repository.ts';
import { startingNames } from '../features/packs/starting-packs.ts';
import { loadedCityLimitGaps } from '../features/places/city-limit-gaps.repository.ts';
import { loadedCityLimits } from '../features/places/city-limit-sets.repository.ts';
import type { DataFile } from './read-data-file.ts';

/** The ids by which outlines are listed and removed. No id of a pack has a slash. */
export const OUTLINES = 'outlines/';
export const MISSING_OUTLINES = `${OUTLINES}missing`;

/** What is said of a file that is right: what is odd about it, and what it holds. */
export async function checkedText(file: string, read: DataFile, locale: Locale): Promise<readonly string[]> {
  switch (read.is) {
    case 'pack':
      return [
        ...oddFeesIn(read.pack, locale),
        // Without a database the names are those that the product ships with, and those of the file.
        ...otherNamesIn(
          read.pack,
          new Map([...bodyNamesIn(read.pack.rows), ...(await startingNames())]),
          locale,
        ),
        ...withoutSpanishIn(file, read.pack, locale),
        say(dataTaskMessages, locale, 'right', { file, ...toldOf(read.pack) }),
      ];
    case 'outlines': {
      const { state, cities, skipped } = read.outlines;
      const told = { file, id: OUTLINES + state, count: cities.length, skipped };
      return [say(dataTaskMessages, locale, 'outlines-right', told)];
    }
    case 'gaps': {
      const told = { file, id: MISSING_OUTLINES, count: read.gaps.length };
      return [say(dataTaskMessages, locale, 'gaps-right', told)];
    }
  }
}

export function loadedText(file: string, read: DataFile, isNew: boolean, locale: Locale): string {
  switch (read.is) {
    case 'pack':
      return say(dataTaskMessages, locale, isNew ? 'loaded' : 'unchanged', { file, ...toldOf(read.pack) });
    case 'outlines': {
      const { state, cities, skipped } = read.outlines;
      const told = { file, id: OUTLINES + state };
      if (!isNew) return say(dataTaskMessages, locale, 'outlines-unchanged', told);
      return say(dataTaskMessages, locale, 'outlines-loaded', { ...told, count: cities.length, skipped });
    }
    case 'gaps': {
      const told = { file, id: MISSING_OUTLINES };
      if (!isNew) return say(dataTaskMessages, locale, 'outlines-unchanged', told);
      return say(dataTaskMessages, locale, 'gaps-loaded', { ...told, count: read.gaps.length });
    }
  }
}

/** What is odd about a pack beside the names that are loaded. */
export async function oddBesideText(db: Db, read: DataFile, locale: Locale): Promise<readonly string[]> {
  if (read.is !== 'pack') return [];
  const geoids = feeSchedulesIn(read.pack.rows).flatMap(({ bodies }) => bodies);
  return otherNamesIn(read.pack, await loadedBodyNames(db, geoids), locale);
}

/** A line for each pack, each state with outlines, and the list of those that lack. */
export async function statusText(db: Db, locale: Locale): Promise<readonly string[]> {
  const packs = (await loadedPacks(db)).map(({ id, row_count, compiled_on, loaded_at, ...pack }) => {
    const told = { ...pack, pack: id, count: row_count, compiled: compiled_on };
    return say(dataTaskMessages, locale, 'pack', { ...told, loaded: loaded_at.toISOString() });
  });
  const outlines = (await loadedCityLimits(db)).map(({ state, cities, loadedAt, ...set }) => {
    const told = { ...set, id: OUTLINES + state, count: cities, loaded: loadedAt.toISOString() };
    return say(dataTaskMessages, locale, 'outlines', told);
  });
  const { length } = await loadedCityLimitGaps(db);
  const gaps =
    length > 0 ? [say(dataTaskMessages, locale, 'gaps', { id: MISSING_OUTLINES, count: length })] : [];
  const lines = [...packs, ...outlines, ...gaps];
  return lines.length > 0 ? lines : [say(dataTaskMessages, locale, 'nothing-loaded')];
}

function toldOf({ head: { id, version, row_count } }: PackFile) {
  return { pack: id, version, count: row_count };
}

/** Published schedules are odd, so this refuses nothing. */
function oddFeesIn({ rows }: PackFile, locale: Locale): readonly string[] {
  return feeSchedulesIn(rows).flatMap(({ schedule }) =>
    checkFeeSchedule(schedule, Date.now()).map((finding) => {
      const odd = sayFeeScheduleFinding(finding, locale);
      return say(dataTaskMessages, locale, 'odd-schedule', { schedule: schedule.id, odd });
    }),
  );
}

function withoutSpanishIn(file: string, { rows }: PackFile, locale: Locale): readonly string[] {
  const count = rowsWithoutSpanish(rows);
  return count === 0 ? [] : [say(dataTaskMessages, locale, 'without-spanish', { file, count })];
}

function otherNamesIn({ rows }: PackFile, names: BodyNames, locale: Locale): readonly string[] {
  return schedulesOfOtherNames(rows, names).map((other) =>
    say(dataTaskMessages, locale, 'other-name', other),
  );
}
