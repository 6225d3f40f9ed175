import type { ReportMap } from '@ridgeline/core/reports';

/** RPT-6: null if there is none to show; a report is read without it. */
export type ShownMap = ReportMap | 'loading' | null;
