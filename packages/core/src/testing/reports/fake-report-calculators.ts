import {
  availableCalculators,
  calculatorStarts,
} from '../../reports/calculations/calculator-starts.policy.ts';
import {
  type CalculatorsOfReport,
  ReportCalculators,
} from '../../reports/calculations/report-calculators.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import { ok, type Result } from '../../shared/result.ts';
import { placedFeeSchedules } from '../calculators/published-fee-schedules.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** Passes `reportCalculatorsContract`, as the real adapters do. All of its reports are in Colorado. */
export class FakeReportCalculators extends ReportCalculators {
  readonly #server: FakeReportServer;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async of(reportNumber: string): Promise<Result<CalculatorsOfReport, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    const { facts, propertyType, mayChange } = found.value;
    const starts = calculatorStarts(facts, {
      state: 'co',
      propertyType,
      feeSchedules: placedFeeSchedules,
    });
    return ok({ available: availableCalculators(starts), starts, propertyType, mayChange });
  }
}
