import type { ProjectSummary } from '@ridgeline/contract';
import { sectionStandings } from '@ridgeline/core/reports';
import { type ProjectCursor, writeCursor } from './project-cursor.ts';
import { MOST_COUNTED, type ProjectQuery, type ProjectRow } from './projects.repository.ts';

export type ProjectPage = {
  readonly items: ProjectSummary[];
  readonly next: string | null;
  readonly total: number | null;
};

/** The query reads one row more than a page, which tells whether there is a next page. */
export function pageOf(rows: readonly ProjectRow[], query: ProjectQuery): ProjectPage {
  const { limit, sortBy } = query;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: page.map(summaryOf),
    next: more ? writeCursor(cursorAfter(last, sortBy)) : null,
    total: totalOf(rows, query),
  };
}

/** Where the page after this row begins. */
export function cursorAfter(row: ProjectRow, sortBy: ProjectQuery['sortBy']): ProjectCursor {
  const key = sortBy === 'createdAt' ? row.createdAt.toISOString() : row.address;
  return [sortBy, key, Number(row.reportNumber)];
}

/** A page without rows counts nothing: it is past the end, or the list is empty. */
function totalOf([first]: readonly ProjectRow[], { withTotal = false, after }: ProjectQuery): number | null {
  if (!withTotal) return null;
  const total = first?.total ?? (after === null ? 0 : null);
  return total !== null && total <= MOST_COUNTED ? total : null;
}

function summaryOf(row: ProjectRow): ProjectSummary {
  return {
    reportNumber: row.reportNumber,
    address: row.address,
    jurisdiction: row.jurisdiction,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    propertyType: row.propertyType,
    roofType: row.roofType,
    createdBy: row.createdBy,
    includes: row.includes,
    archived: row.archived,
    claim_number: row.claimNumber,
    job_number: row.jobNumber,
    sections: standingsOf(row),
    code_changed: row.codeChanged,
    refreshed: row.refreshed,
    may_change: row.mayChange,
  };
}

function standingsOf({ answeredSections, includes, product }: ProjectRow): ProjectSummary['sections'] {
  if (answeredSections === null) return null;
  const { answered, unknown } = sectionStandings({
    answeredSections,
    includes,
    hasProduct: product !== null,
  });
  return { answered: [...answered], unknown: [...unknown] };
}
