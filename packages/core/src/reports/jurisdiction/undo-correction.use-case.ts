import type { Result } from '../../shared/result.ts';
import type { Report } from '../report.ts';
import { type CorrectionCallFailure, withCorrectionFailure } from './correction-failure.ts';
import type { JurisdictionCorrections } from './jurisdiction-corrections.port.ts';

// RPT-2.3
export class UndoCorrection {
  readonly #corrections: JurisdictionCorrections;

  constructor(corrections: JurisdictionCorrections) {
    this.#corrections = corrections;
  }

  async run(reportNumber: string): Promise<Result<Report, CorrectionCallFailure | 'correction-not-undone'>> {
    return withCorrectionFailure(await this.#corrections.undo(reportNumber), 'correction-not-undone');
  }
}
