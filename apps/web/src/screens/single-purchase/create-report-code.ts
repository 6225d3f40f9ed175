import type { CreateReport } from '@ridgeline/core/reports';

/** The code that makes the report: loaded beside the prices, and before anything can be paid. */
export abstract class CreateReportCode {
  abstract load(): Promise<CreateReport>;
}
