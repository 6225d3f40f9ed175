import type { Result } from '../shared/result.ts';
import { parseProjectDate, type ProjectDateFailure } from './project-date.policy.ts';
import type { ProjectRecords } from './project-records.port.ts';
import { withFailureCode } from './report-refusal.ts';

export type SaveProjectDateFailure = ProjectDateFailure | 'unable-to-update-reports-date' | 'signed-out';

export class SaveProjectDate {
  readonly #records: ProjectRecords;

  constructor(records: ProjectRecords) {
    this.#records = records;
  }

  async run(reportNumber: string, entered: unknown): Promise<Result<void, SaveProjectDateFailure>> {
    const date = parseProjectDate(entered);
    if (!date.ok) return date;
    return withFailureCode(
      await this.#records.saveDate(reportNumber, date.value),
      'unable-to-update-reports-date',
    );
  }
}
