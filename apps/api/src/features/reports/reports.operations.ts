import type { PaymentsConfig } from '../billing/cards.handlers.ts';
import { jurisdictionCorrectionHandlers } from './jurisdiction-correction.handlers.ts';
import { newReportHandlers, type ReportConfig } from './new-report.handlers.ts';
import { overageHandlers } from './overage.handlers.ts';
import { refreshHandlers } from './refresh.handlers.ts';
import { reportCalculatorHandlers } from './report-calculators.handlers.ts';
import { reportChangeHandlers } from './report-changes.handlers.ts';
import type { MapConfig } from './map-of-property.ts';
import { reportMapHandlers } from './report-map.handlers.ts';
import { reportLinkHandlers } from './report-links.handlers.ts';
import { reportVersionHandlers } from './report-versions.handlers.ts';
import { reportHandlers } from './reports.handlers.ts';
import { stateUpdateHandlers } from './state-updates.handlers.ts';
import { upgradeHandlers } from './upgrades.handlers.ts';

export function reportOperations(config: ReportConfig & MapConfig & PaymentsConfig) {
  return {
    ...reportHandlers,
    ...newReportHandlers(config),
    ...overageHandlers(config),
    ...reportCalculatorHandlers,
    ...reportChangeHandlers,
    ...jurisdictionCorrectionHandlers(config),
    ...refreshHandlers(config),
    ...reportVersionHandlers,
    ...reportLinkHandlers,
    ...reportMapHandlers(config),
    ...stateUpdateHandlers,
    ...upgradeHandlers,
  };
}
