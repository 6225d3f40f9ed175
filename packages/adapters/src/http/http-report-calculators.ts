import {
  type CalculatorsOfReport,
  type CalculatorStart,
  ReportCalculators,
  type ReportRefusal,
} from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

export class HttpReportCalculators extends ReportCalculators {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override of(reportNumber: string): Promise<Result<CalculatorsOfReport, ReportRefusal>> {
    const params = { path: { reportNumber } };
    return resultOf(
      () => this.#api.GET('/codeReports/{reportNumber}/calculators', { params }),
      ({ availabile_calculators, calculators, may_change, property_type }) =>
        ok({
          available: availabile_calculators,
          // The contract and core give a value the same form, but the contract has the questions as text.
          starts: calculators.map(({ calculator, values }) => ({ calculator, values }) as CalculatorStart),
          propertyType: property_type,
          mayChange: may_change,
        }),
      failureOrNotFound,
    );
  }
}
