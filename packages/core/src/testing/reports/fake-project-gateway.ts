import {
  ProjectGateway,
  type ProjectListFailure,
  type ProjectPage,
  type ProjectSummary,
} from '../../reports/lists/project-gateway.port.ts';
import type { ProjectFilter, ProjectSearch } from '../../reports/lists/project-search.policy.ts';
import { standingIn, type ProjectStanding } from '../../reports/lists/project-lists.policy.ts';
import { needsALook } from '../../reports/lists/project-state.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { pageAfter } from './keyset-page.ts';
import { aProjectRow } from './project-row.builder.ts';

/** Projects in memory. Passes `projectGatewayContract`, as the real adapters do. */
export class FakeProjectGateway extends ProjectGateway {
  readonly asked: ProjectSearch[] = [];
  readonly #rows: ProjectSummary[] = [];
  #failure: ProjectListFailure | null = null;

  add(...rows: readonly Partial<ProjectSummary>[]): void {
    this.#rows.push(...rows.map((row) => aProjectRow(row)));
  }

  /** Makes every later search fail with this code; null ends that. */
  failWith(failure: ProjectListFailure | null): void {
    this.#failure = failure;
  }

  override async search(search: ProjectSearch): Promise<Result<ProjectPage, ProjectListFailure>> {
    this.asked.push(search);
    if (this.#failure !== null) return fail(this.#failure);
    const found = this.#rows.filter((row) => isMeant(row, search));
    const page = pageAfter(found, {
      key: (row) => [row[search.sortBy], row.reportNumber],
      order: search.order,
      after: search.after,
      limit: search.limit,
    });
    return page === null ? fail('no-reports-found') : ok({ ...page, items: page.items, total: found.length });
  }
}

function isMeant(row: ProjectSummary, search: ProjectSearch): boolean {
  const words = wordsOf(row);
  const standing = standingIn(search.view);
  return (
    (standing === null || STANDINGS[standing](row)) &&
    words.includes(search.term.toLowerCase()) &&
    Object.entries(search.filters).every(([name, wanted]) => FILTERS[name as ProjectFilter](row, wanted))
  );
}

const STANDINGS: Readonly<Record<ProjectStanding, (row: ProjectSummary) => boolean>> = {
  active: ({ archived }) => !archived,
  archived: ({ archived }) => archived,
  'needs-a-look': needsALook,
};

function wordsOf(row: ProjectSummary): string {
  return [row.address, row.municipality, row.reportNumber, row.claimNumber, row.jobNumber]
    .join(' ')
    .toLowerCase();
}

/** Dates are days in UTC, both ends included. */
const FILTERS: Readonly<Record<ProjectFilter, (row: ProjectSummary, wanted: string) => boolean>> = {
  state: (row, wanted) => row.state === wanted,
  jurisdiction: (row, wanted) => row.municipality === wanted,
  createdDateFrom: (row, wanted) => dayOf(row) >= wanted,
  createdDateTo: (row, wanted) => dayOf(row) <= wanted,
  createdBy: (row, wanted) => row.createdBy.toLowerCase().includes(wanted.toLowerCase()),
  hasTheWords: (row, wanted) =>
    wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => wordsOf(row).includes(word)),
  propertyType: (row, wanted) => row.propertyType === wanted,
  roofType: (row, wanted) => row.roofType === wanted,
  projectIncludes: (row, wanted) => row.includes.some((addOn) => addOn === wanted),
};

function dayOf(row: ProjectSummary): string {
  return new Date(row.createdAt).toISOString().slice(0, 10);
}
