import { hash } from 'node:crypto';
import type { Instant } from '@ridgeline/core/shared';
import { identityOf, type StormFile, type StormKind, type StormReport } from '@ridgeline/core/storms';
import type { Db, Statement } from '../../db/database.ts';
import { FileProblem } from '../../loading/file-problem.ts';

const LOCK: Statement = {
  name: 'storm-files-lock',
  text: `select pg_try_advisory_xact_lock(hashtext('storm_files')) as free`,
};
const EDITION: Statement = {
  name: 'storm-files-edition',
  text: 'select id, made::text as made from storm_files where year = $1',
};
const REMOVE: Statement = {
  name: 'storm-files-remove',
  text: `with gone as (delete from storm_files where id = $1 returning id)
    select count(*)::int as reports from storm_reports report join gone on gone.id = report.file_id`,
};
const BY_HASH: Statement = {
  name: 'storm-files-by-hash',
  text: 'select id from storm_files where sha256 = $1',
};
const BEGIN: Statement = {
  name: 'storm-files-begin',
  text: `insert into storm_files (sha256, name, record, kinds, year, made) values ($1, $2, $3, '{}', $4, $5::date)
    on conflict (sha256) do update set sha256 = excluded.sha256 returning id`,
};
const END: Statement = {
  name: 'storm-files-end',
  text: `update storm_files set kinds = $2,
      first_at = to_timestamp($3::float8 / 1000), last_at = to_timestamp($4::float8 / 1000)
    where id = $1`,
};
const INSERT: Statement = {
  name: 'storm-reports-insert',
  text: `with added as (
      insert into storm_reports (id, file_id, line, kind, at, place, magnitude, unit, basis, location, county, state,
        comments, event_id)
      select id, $1, line, kind, to_timestamp(at / 1000), point(longitude, latitude), magnitude, unit, basis, location,
        county, state, comments, "eventId"
      from json_to_recordset($2::json) as report (id uuid, line int, kind text, at float8, longitude float8,
        latitude float8, magnitude numeric, unit text, basis text, location text, county text, state text,
        comments text, "eventId" text)
      on conflict (id) do nothing returning 1)
    select count(*)::int as added from added`,
};

/** What a file tells of, and the times of its first and last report. */
export type StormFileContent = {
  readonly kinds: ReadonlySet<StormKind>;
  readonly first: Instant | null;
  readonly last: Instant | null;
};

/** One load at a time: two that add the same reports would wait for each other's transaction. */
export async function lockStormFiles(db: Db): Promise<void> {
  const [lock] = await db.rows<{ free: boolean }>(LOCK, []);
  if (!lock?.free) throw new FileProblem('Storm reports are being loaded by another process.');
}

/** The id of a file; one that was loaded before keeps it. An earlier edition of the same year is removed. */
export async function beginStormFile(
  db: Db,
  { sha256, name, file }: { readonly sha256: string; readonly name: string; readonly file: StormFile },
): Promise<number> {
  const { edition, record } = file;
  if (edition !== null) {
    const [loaded] = await db.rows<{ id: number; made: string }>(EDITION, [edition.year]);
    if (loaded && loaded.made > edition.made) {
      throw new FileProblem(`A later edition of ${edition.year} is loaded, that of ${loaded.made}.`);
    }
    if (loaded?.made === edition.made) return loaded.id;
    if (loaded) await db.rows(REMOVE, [loaded.id]);
  }
  const values = [sha256, name, record, edition?.year ?? null, edition?.made ?? null];
  const [begun] = await db.rows<{ id: number }>(BEGIN, values);
  return begun?.id ?? 0;
}

/** How many of the reports were not there yet. */
export async function insertStormReports(
  db: Db,
  fileId: number,
  reports: readonly StormReport[],
): Promise<number> {
  const [told] = await db.rows<{ added: number }>(INSERT, [fileId, JSON.stringify(reports.map(columnsOf))]);
  return told?.added ?? 0;
}

export async function endStormFile(
  db: Db,
  fileId: number,
  { kinds, first, last }: StormFileContent,
): Promise<void> {
  await db.rows(END, [fileId, [...kinds], first, last]);
}

/** Removes what a file brought; null if it is not loaded. */
export async function removeStormFile(db: Db, sha256: string): Promise<number | null> {
  const [file] = await db.rows<{ id: number }>(BY_HASH, [sha256]);
  if (!file) return null;
  const [told] = await db.rows<{ reports: number }>(REMOVE, [file.id]);
  return told?.reports ?? 0;
}

function columnsOf(report: StormReport) {
  const { kind, at, place, magnitude, basis, location, county, state, comments, eventId, line } = report;
  // The first half is enough to tell reports apart, and is as long as a uuid.
  const id = hash('sha256', identityOf(report)).slice(0, 32);
  const measured = { magnitude: magnitude?.value ?? null, unit: magnitude?.unit ?? null, basis };
  return { id, line, kind, at, ...place, ...measured, location, county, state, comments, eventId };
}
