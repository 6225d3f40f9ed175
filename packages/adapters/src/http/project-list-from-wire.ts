import type { ProjectListPage, ProjectSummary as SummaryOnWire } from '@ridgeline/contract';
import type { ProjectListFailure, ProjectPage, ProjectSummary } from '@ridgeline/core/reports';
import { ok, type Ok } from '@ridgeline/core/shared';
import type { Refused } from './call.ts';

export function projectPageFrom({ items, searchAfterIndex, total }: ProjectListPage): Ok<ProjectPage> {
  return ok({ items: items.map(projectSummaryFrom), next: searchAfterIndex, total });
}

export function projectSummaryFrom(summary: SummaryOnWire): ProjectSummary {
  const { reportNumber, address, jurisdiction, createdAt, propertyType, createdBy, archived } = summary;
  const {
    state,
    roofType,
    includes,
    claim_number,
    job_number,
    sections,
    code_changed,
    refreshed,
    may_change,
  } = summary;
  return {
    reportNumber,
    address,
    municipality: jurisdiction,
    state,
    createdAt: Date.parse(createdAt),
    propertyType,
    roofType,
    createdBy,
    archived,
    includes,
    claimNumber: claim_number,
    jobNumber: job_number,
    sections,
    codeChanged: code_changed,
    refreshed,
    mayChange: may_change,
  };
}

/** Every failure but a lost session is reported as a failed list. */
export function projectListFailureOf(refused: Refused | null): ProjectListFailure {
  return refused?.status === 401 ? 'signed-out' : 'no-reports-found';
}
