import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Instant } from '@ridgeline/core/shared';
import { stormRowMessages, type StormFile, type StormReport, type StormRow } from '@ridgeline/core/storms';
import type { Database } from '../../db/database.ts';
import { asFileProblem, FileProblem } from '../../loading/file-problem.ts';
import { stormFileRows } from './storm-file-rows.ts';
import {
  beginStormFile,
  endStormFile,
  insertStormReports,
  lockStormFiles,
  removeStormFile,
} from './storm-files.repository.ts';

export type StormsToLoad = {
  readonly path: string;
  /** Midnight UTC of a daily file's day, for a file whose name does not say it. */
  readonly day: Instant | null;
  /** Called with the bytes of the file that were read so far. */
  readonly onRead?: (bytes: number) => void;
};
export type LoadedStorms = {
  readonly added: number;
  /** Reports that were loaded before, or stand in the file twice. */
  readonly known: number;
  /** How many lines were left out, and the first of them. */
  readonly refused: number;
  readonly firstRefused: readonly RefusedLine[];
};
export type RefusedLine = { readonly line: number; readonly reason: string };

/** Refused lines that are told one by one. */
const TOLD = 20;

/**
 * Adds the reports of a file that are not loaded yet: all of them, or nothing. A line that is no report is left out and
 * told; a file of another kind, or one that is damaged or cut off, is refused.
 */
export async function loadStorms(
  database: Pick<Database, 'transaction'>,
  { path, day, onRead = () => {} }: StormsToLoad,
): Promise<LoadedStorms> {
  const sha256 = await hashOf(path);
  return database.transaction(async (db) => {
    await lockStormFiles(db);
    const tally = new Tally();
    let loading: { readonly id: number; readonly file: StormFile } | null = null;
    // The next lines are read while Postgres inserts the ones before.
    let inserting = Promise.resolve(0);
    for await (const { file, rows, read } of stormFileRows(path, day)) {
      loading ??= { id: await beginStormFile(db, { sha256, name: basename(path), file }), file };
      const reports = tally.take(rows);
      tally.added += await inserting;
      inserting = insertStormReports(db, loading.id, reports);
      // Awaited with the next lines. If those cannot be read, that is the problem to tell.
      inserting.catch(() => {});
      onRead(read);
    }
    tally.added += await inserting;
    if (loading) await endStormFile(db, loading.id, { kinds: loading.file.kinds, ...tally.period });
    return tally.told();
  });
}

/** Removes the reports that a file brought, and tells how many those were. */
export async function removeStorms(database: Pick<Database, 'transaction'>, path: string): Promise<number> {
  const sha256 = await hashOf(path);
  return database.transaction(async (db) => {
    await lockStormFiles(db);
    const removed = await removeStormFile(db, sha256);
    if (removed === null) throw new FileProblem('No file with this content is loaded.');
    return removed;
  });
}

class Tally {
  added = 0;
  #reports = 0;
  #refused = 0;
  readonly #firstRefused: RefusedLine[] = [];
  #first: Instant | null = null;
  #last: Instant | null = null;

  /** The reports among the rows. */
  take(rows: readonly StormRow[]): readonly StormReport[] {
    const reports: StormReport[] = [];
    for (const row of rows) {
      if (row.is === 'report') reports.push(row.report);
      else this.#refuse(row);
    }
    for (const { at } of reports) {
      this.#first = Math.min(this.#first ?? at, at);
      this.#last = Math.max(this.#last ?? at, at);
    }
    this.#reports += reports.length;
    return reports;
  }

  get period(): { readonly first: Instant | null; readonly last: Instant | null } {
    return { first: this.#first, last: this.#last };
  }

  told(): LoadedStorms {
    const [refused] = this.#firstRefused;
    if (refused && this.#reports === 0) {
      throw new FileProblem(`None of its lines is a report. Line ${refused.line}: ${refused.reason}`);
    }
    return {
      added: this.added,
      known: this.#reports - this.added,
      refused: this.#refused,
      firstRefused: this.#firstRefused,
    };
  }

  #refuse({ line, why }: Extract<StormRow, { is: 'refused' }>): void {
    this.#refused += 1;
    if (this.#refused <= TOLD) this.#firstRefused.push({ line, reason: stormRowMessages.en[why] });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash).catch((problem: NodeJS.ErrnoException) => {
    throw asFileProblem(problem);
  });
  return hash.digest('hex');
}
