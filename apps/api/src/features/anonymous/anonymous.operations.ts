import type { MapConfig } from '../reports/map-of-property.ts';
import type { ReportConfig } from '../reports/new-report.handlers.ts';
import { adoptionHandlers } from './adoption.handlers.ts';
import { anonymousReportHandlers } from './anonymous-reports.handlers.ts';
import { publicReportHandlers } from './public-report.handlers.ts';

export function anonymousOperations(config: ReportConfig & MapConfig) {
  return { ...adoptionHandlers, ...anonymousReportHandlers(config), ...publicReportHandlers(config) };
}
