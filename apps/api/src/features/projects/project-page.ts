import type { ProjectSummary } from '@ridgeline/contract';
import { writeCursor } from './project-cursor.ts';
import type { ProjectQuery, ProjectRow } from './projects.repository.ts';

export type ProjectPage = { readonly items: ProjectSummary[]; readonly next: string | null };

/** The query reads one row more than a page, which tells whether there is a next page. */
export function pageOf(rows: readonly ProjectRow[], { limit, sortBy }: ProjectQuery): ProjectPage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const key = last && (sortBy === 'createdAt' ? last.createdAt.toISOString() : last.address);
  const more = rows.length > limit && last !== undefined && key !== undefined;
  return {
    items: page.map(summaryOf),
    next: more ? writeCursor([sortBy, key, Number(last.reportNumber)]) : null,
  };
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
  };
}
