import { parseCorrection } from '@ridgeline/core/places';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { correctJurisdiction, undoCorrection } from './jurisdiction-correction.repository.ts';
import { reportOnWire } from './report-on-wire.ts';

// D RPT-2.3
export const jurisdictionCorrectionHandlers: Pick<
  Handlers,
  'correctJurisdiction' | 'undoJurisdictionCorrection'
> = {
  async correctJurisdiction({ path, body, db }) {
    const correction = parseCorrection(body);
    if (!correction.ok) return problem(correction.failure, FIELDS[correction.failure]);
    return answer(200, reportOnWire(await correctJurisdiction(db, path.reportNumber, correction.value)));
  },

  async undoJurisdictionCorrection({ path, db }) {
    return answer(200, reportOnWire(await undoCorrection(db, path.reportNumber)));
  },
};

const FIELDS = {
  'jurisdiction-name-required': 'body/name',
  'correction-reason-required': 'body/why',
} as const;
