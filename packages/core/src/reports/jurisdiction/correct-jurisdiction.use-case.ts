import { type CorrectionFailure, parseCorrection } from '../../places/jurisdiction-correction.policy.ts';
import type { JurisdictionBody } from '../../places/place.ts';
import type { Result } from '../../shared/result.ts';
import type { Report } from '../report.ts';
import { type CorrectionCallFailure, withCorrectionFailure } from './correction-failure.ts';
import type { JurisdictionCorrections } from './jurisdiction-corrections.port.ts';

export type TypedCorrection = {
  readonly kind: JurisdictionBody['kind'];
  readonly name: string;
  readonly why: string;
};

export type CorrectJurisdictionFailure = CorrectionFailure | CorrectionCallFailure | 'correction-not-saved';

// RPT-2.3
export class CorrectJurisdiction {
  readonly #corrections: JurisdictionCorrections;

  constructor(corrections: JurisdictionCorrections) {
    this.#corrections = corrections;
  }

  async run(
    reportNumber: string,
    typed: TypedCorrection,
  ): Promise<Result<Report, CorrectJurisdictionFailure>> {
    const correction = parseCorrection(typed);
    if (!correction.ok) return correction;
    const corrected = await this.#corrections.correct(reportNumber, correction.value);
    return withCorrectionFailure(corrected, 'correction-not-saved');
  }
}
