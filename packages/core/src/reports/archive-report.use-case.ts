import type { Result } from '../shared/result.ts';
import type { ProjectRecords } from './project-records.port.ts';
import { withFailureCode } from './report-refusal.ts';

export class ArchiveReport {
  readonly #records: ProjectRecords;

  constructor(records: ProjectRecords) {
    this.#records = records;
  }

  async run(reportNumber: string): Promise<Result<void, 'unable-to-archive-report' | 'signed-out'>> {
    return withFailureCode(await this.#records.archive(reportNumber), 'unable-to-archive-report');
  }
}
