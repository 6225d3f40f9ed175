import type { Result } from '../shared/result.ts';
import type { ProjectUpgrades, ProjectRecords } from './project-records.port.ts';
import { withFailureCode } from './report-refusal.ts';

export class ApplyUpgrades {
  readonly #records: ProjectRecords;

  constructor(records: ProjectRecords) {
    this.#records = records;
  }

  async run(
    reportNumber: string,
    change: ProjectUpgrades,
  ): Promise<Result<void, 'upgrades-not-applied' | 'signed-out'>> {
    return withFailureCode(await this.#records.applyUpgrades(reportNumber, change), 'upgrades-not-applied');
  }
}
