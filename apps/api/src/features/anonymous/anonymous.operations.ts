import type { ReportConfig } from '../reports/new-report.handlers.ts';
import { adoptionHandlers } from './adoption.handlers.ts';
import { anonymousReportHandlers } from './anonymous-reports.handlers.ts';
import { publicReportHandlers } from './public-report.handlers.ts';

export function anonymousOperations(config: ReportConfig) {
  return { ...adoptionHandlers, ...anonymousReportHandlers(config), ...publicReportHandlers };
}
