import type { ProjectListPage, ProjectSummary as SummaryOnWire } from '@ridgeline/contract';
import type { ProjectListFailure, ProjectPage, ProjectSummary } from '@ridgeline/core/reports';
import { ok, type Ok } from '@ridgeline/core/shared';
import type { Refused } from './call.ts';

export function projectPageFrom({ items, searchAfterIndex }: ProjectListPage): Ok<ProjectPage> {
  return ok({ items: items.map(projectSummaryFrom), next: searchAfterIndex });
}

export function projectSummaryFrom(summary: SummaryOnWire): ProjectSummary {
  const { reportNumber, address, jurisdiction, createdAt, propertyType, createdBy, archived } = summary;
  return {
    reportNumber,
    address,
    municipality: jurisdiction,
    createdAt: Date.parse(createdAt),
    propertyType,
    createdBy,
    archived,
  };
}

/** Every failure but a lost session is reported as a failed list. */
export function projectListFailureOf(refused: Refused | null): ProjectListFailure {
  return refused?.status === 401 ? 'signed-out' : 'no-reports-found';
}
