import type { Result } from '../shared/result.ts';
import type { UserFlags, ProjectRecords } from './project-records.port.ts';
import { withFailureCode } from './report-refusal.ts';

export class SetUserFlags {
  readonly #records: ProjectRecords;

  constructor(records: ProjectRecords) {
    this.#records = records;
  }

  async run(
    reportNumber: string,
    flags: UserFlags,
  ): Promise<Result<void, 'user-flags-not-saved' | 'signed-out'>> {
    return withFailureCode(await this.#records.setUserFlags(reportNumber, flags), 'user-flags-not-saved');
  }
}
