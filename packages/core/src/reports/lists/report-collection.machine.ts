import type { ProjectListFailure, ProjectSummary } from './project-gateway.port.ts';
import type { Report } from '../report.ts';

/** The loaded reports and the operations in progress on them. */
// ENT-6
export type ReportCollection = {
  readonly requestingReports: boolean;
  /** In the order of arrival, each report number once. */
  readonly reports: readonly ProjectSummary[];
  readonly error: ProjectListFailure | null;
  readonly sortAsc: boolean;
  readonly editMode: boolean;
  /** Numbers of the reports being removed. */
  readonly removingReports: readonly string[];
  readonly anonymousReport: Report | null;
  /** A PDF is being generated. */
  readonly generatingReport: boolean;
};

export type ReportCollectionEvent =
  | { readonly is: 'requested' }
  | { readonly is: 'delivered'; readonly reports: readonly ProjectSummary[] }
  | { readonly is: 'delivered-initial'; readonly reports: readonly ProjectSummary[] }
  | { readonly is: 'failed'; readonly error: ProjectListFailure }
  | { readonly is: 'added'; readonly report: ProjectSummary }
  | { readonly is: 'updated'; readonly report: ProjectSummary }
  | { readonly is: 'archived'; readonly reportNumber: string }
  | { readonly is: 'unarchived'; readonly reportNumber: string }
  | { readonly is: 'removal-requested'; readonly reportNumber: string }
  | { readonly is: 'removed'; readonly reportNumber: string }
  | { readonly is: 'removal-failed'; readonly reportNumber: string }
  | { readonly is: 'anonymous-delivered'; readonly report: Report }
  | { readonly is: 'anonymous-left' }
  | { readonly is: 'pdf-requested' }
  | { readonly is: 'pdf-ended' }
  | { readonly is: 'sort-toggled' }
  | { readonly is: 'edit-mode-toggled' };

export const noReports: ReportCollection = {
  requestingReports: false,
  reports: [],
  error: null,
  sortAsc: false,
  editMode: false,
  removingReports: [],
  anonymousReport: null,
  generatingReport: false,
};

// DASH-3
export function afterReportEvent(now: ReportCollection, event: ReportCollectionEvent): ReportCollection {
  switch (event.is) {
    case 'requested':
      return { ...now, requestingReports: true, error: null };
    case 'delivered':
      return { ...now, requestingReports: false, error: null, reports: withAll(now.reports, event.reports) };
    case 'delivered-initial':
      return { ...replaced(now, event.reports), requestingReports: false, error: null };
    case 'failed':
      return { ...now, requestingReports: false, error: event.error };
    case 'added':
      return { ...now, reports: withAll([event.report], without(now.reports, event.report.reportNumber)) };
    case 'updated':
      return changed(now, event.report.reportNumber, () => event.report);
    case 'archived':
      return changed(now, event.reportNumber, (report) => ({ ...report, archived: true }));
    case 'unarchived':
      return changed(now, event.reportNumber, (report) => ({ ...report, archived: false }));
    case 'removal-requested':
      return has(now, event.reportNumber)
        ? { ...now, removingReports: [...notRemoving(now, event.reportNumber), event.reportNumber] }
        : now;
    case 'removed':
      return {
        ...now,
        reports: without(now.reports, event.reportNumber),
        removingReports: notRemoving(now, event.reportNumber),
      };
    case 'removal-failed':
      return { ...now, removingReports: notRemoving(now, event.reportNumber) };
    case 'anonymous-delivered':
      return { ...now, anonymousReport: event.report };
    case 'anonymous-left':
      return { ...now, anonymousReport: null };
    case 'pdf-requested':
      return { ...now, generatingReport: true };
    case 'pdf-ended':
      return { ...now, generatingReport: false };
    case 'sort-toggled':
      return { ...now, sortAsc: !now.sortAsc };
    case 'edit-mode-toggled':
      return { ...now, editMode: !now.editMode };
  }
}

/** The reports in the selected order: by creation, newest first until the order is toggled. */
export function reportsInOrder({ reports, sortAsc }: ReportCollection): readonly ProjectSummary[] {
  const way = sortAsc ? 1 : -1;
  return reports.toSorted((one, other) => way * (one.createdAt - other.createdAt));
}

/** Appended; a report that arrives again keeps its place with its new data. */
function withAll(
  reports: readonly ProjectSummary[],
  delivered: readonly ProjectSummary[],
): readonly ProjectSummary[] {
  return [...new Map([...reports, ...delivered].map((report) => [report.reportNumber, report])).values()];
}

/** A removal in progress continues only for reports still in the collection. */
function replaced(now: ReportCollection, delivered: readonly ProjectSummary[]): ReportCollection {
  const fresh = { ...now, reports: withAll([], delivered) };
  return { ...fresh, removingReports: now.removingReports.filter((removing) => has(fresh, removing)) };
}

function without(reports: readonly ProjectSummary[], reportNumber: string): readonly ProjectSummary[] {
  return reports.filter((report) => report.reportNumber !== reportNumber);
}

function changed(
  now: ReportCollection,
  reportNumber: string,
  change: (report: ProjectSummary) => ProjectSummary,
): ReportCollection {
  return {
    ...now,
    reports: now.reports.map((report) => (report.reportNumber === reportNumber ? change(report) : report)),
  };
}

function has({ reports }: ReportCollection, reportNumber: string): boolean {
  return reports.some((report) => report.reportNumber === reportNumber);
}

function notRemoving({ removingReports }: ReportCollection, reportNumber: string): readonly string[] {
  return removingReports.filter((removing) => removing !== reportNumber);
}
