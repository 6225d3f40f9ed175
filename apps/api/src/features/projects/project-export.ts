import { projectCsvLine, projectsCsvHead } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { cursorAfter } from './project-page.ts';
import { findProjects, type ProjectQuery, type ProjectRow } from './projects.repository.ts';

/** Rows of a page: enough that the trips do not count, few enough that memory does not. */
export const EXPORTED_AT_ONCE = 500;

export type ExportQuery = Omit<ProjectQuery, 'limit' | 'after'>;

/**
 * The lines of the table. It is read page by page by key, not by a cursor of the database: a reader on a slow line holds
 * neither a connection nor a transaction, and each page checks the rights of the caller again.
 */
export async function exportedLines(
  db: CallerDb,
  query: ExportQuery,
  locale: Locale,
): Promise<AsyncIterable<string>> {
  // Read before the answer begins, so that a refusal can still be told.
  const first = await findProjects(db, pageFrom(query, null));
  return linesFrom(db, query, locale, first);
}

async function* linesFrom(
  db: CallerDb,
  query: ExportQuery,
  locale: Locale,
  first: readonly ProjectRow[],
): AsyncGenerator<string> {
  yield projectsCsvHead(locale);
  for (let rows = first; ;) {
    const page = rows.slice(0, EXPORTED_AT_ONCE);
    yield page.map((row) => projectCsvLine({ ...row, createdAt: row.createdAt.getTime() }, locale)).join('');
    const last = page.at(-1);
    if (rows.length <= EXPORTED_AT_ONCE || last === undefined) return;
    rows = await findProjects(db, pageFrom(query, cursorAfter(last, query.sortBy)));
  }
}

function pageFrom(query: ExportQuery, after: ProjectQuery['after']): ProjectQuery {
  return { ...query, limit: EXPORTED_AT_ONCE, after };
}
