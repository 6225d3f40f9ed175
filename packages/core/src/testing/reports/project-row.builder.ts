import type { ProjectSummary } from '../../reports/lists/project-gateway.port.ts';
import { sectionStandings } from '../../reports/lists/section-standings.policy.ts';

/** A stored project: the fields a list shows, and those only its filters read. */
export type ProjectRow = ProjectSummary & {
  readonly state: string;
  readonly roofType: string;
};

/** A project in a list: the Denver city hall, of which nothing is known, unless a test says otherwise. */
export function aProjectSummary(change: Partial<ProjectSummary> = {}): ProjectSummary {
  const includes = change.includes ?? ['code-detail'];
  return {
    reportNumber: 'R-1001',
    address: '1437 Bannock St, Denver, CO 80202',
    municipality: 'Denver',
    createdAt: Date.parse('2026-02-02T15:00:00Z'),
    propertyType: 'residential',
    createdBy: 'Ada Marsh',
    archived: false,
    includes,
    claimNumber: null,
    jobNumber: null,
    sections: sectionStandings({ answeredSections: [], includes, hasProduct: false }),
    codeChanged: false,
    ...change,
  };
}

export function aProjectRow(change: Partial<ProjectRow> = {}): ProjectRow {
  return {
    ...aProjectSummary(change),
    state: 'co',
    roofType: 'steep-slope',
    ...change,
  };
}

export function summaryOf(row: ProjectRow): ProjectSummary {
  const { reportNumber, address, municipality, createdAt, propertyType, createdBy, archived } = row;
  const { includes, claimNumber, jobNumber, sections, codeChanged } = row;
  return {
    reportNumber,
    address,
    municipality,
    createdAt,
    propertyType,
    createdBy,
    archived,
    includes,
    claimNumber,
    jobNumber,
    sections,
    codeChanged,
  };
}
