import type { ProjectSummary } from '../../reports/lists/project-gateway.port.ts';

/** A stored project: the fields a list shows, and those only its filters read. */
export type ProjectRow = ProjectSummary & {
  readonly state: string;
  readonly roofType: string;
  readonly includes: readonly string[];
};

/** A project in a list: the Denver city hall, unless a test says otherwise. */
export function aProjectSummary(change: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    reportNumber: 'R-1001',
    address: '1437 Bannock St, Denver, CO 80202',
    municipality: 'Denver',
    createdAt: Date.parse('2026-02-02T15:00:00Z'),
    propertyType: 'residential',
    createdBy: 'Ada Marsh',
    archived: false,
    ...change,
  };
}

export function aProjectRow(change: Partial<ProjectRow> = {}): ProjectRow {
  return {
    ...aProjectSummary(change),
    state: 'co',
    roofType: 'steep-slope',
    includes: ['code-detail'],
    ...change,
  };
}

export function summaryOf({
  reportNumber,
  address,
  municipality,
  createdAt,
  propertyType,
  createdBy,
  archived,
}: ProjectRow): ProjectSummary {
  return { reportNumber, address, municipality, createdAt, propertyType, createdBy, archived };
}
