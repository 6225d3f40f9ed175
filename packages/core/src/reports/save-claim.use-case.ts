import type { Result } from '../shared/result.ts';
import type { ProjectRecords } from './project-records.port.ts';
import { withFailureCode } from './report-refusal.ts';

export class SaveClaim {
  readonly #records: ProjectRecords;

  constructor(records: ProjectRecords) {
    this.#records = records;
  }

  /** A blank number clears the stored one. */
  async run(
    reportNumber: string,
    claim: { readonly claimNumber: string; readonly jobNumber: string },
  ): Promise<Result<void, 'unable-to-update-report-claim' | 'signed-out'>> {
    const claimNumber = claim.claimNumber.trim() || null;
    const jobNumber = claim.jobNumber.trim() || null;
    const saved = await this.#records.saveClaim(reportNumber, { claimNumber, jobNumber });
    return withFailureCode(saved, 'unable-to-update-report-claim');
  }
}
