import type { ProjectSummary } from '../../reports/lists/project-gateway.port.ts';
import { sectionStandings } from '../../reports/lists/section-standings.policy.ts';

/** A project in a list: the Denver city hall, of which nothing is known, unless a test says otherwise. */
export function aProjectRow(change: Partial<ProjectSummary> = {}): ProjectSummary {
  const includes = change.includes ?? ['code-detail'];
  return {
    reportNumber: 'R-1001',
    address: '1437 Bannock St, Denver, CO 80202',
    municipality: 'Denver',
    state: 'co',
    createdAt: Date.parse('2026-02-02T15:00:00Z'),
    propertyType: 'residential',
    roofType: 'steep-slope',
    createdBy: 'Ada Marsh',
    archived: false,
    includes,
    claimNumber: null,
    jobNumber: null,
    sections: sectionStandings({ answeredSections: [], includes, hasProduct: false }),
    codeChanged: false,
    refreshed: false,
    mayChange: true,
    ...change,
  };
}
