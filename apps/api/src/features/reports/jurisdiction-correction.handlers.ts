import { parseCorrection } from '@ridgeline/core/places';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { correctJurisdiction, undoCorrection } from './jurisdiction-correction.repository.ts';
import type { ReportConfig } from './new-report.handlers.ts';
import { findAsked } from './refresh.repository.ts';
import { authorityContent } from './report-content.ts';
import { isCurrentForm, reportOnWire } from './report-on-wire.ts';

// D RPT-2.3
export function jurisdictionCorrectionHandlers({
  reportContent,
}: ReportConfig): Pick<Handlers, 'correctJurisdiction' | 'undoJurisdictionCorrection'> {
  return {
    /** As with a refresh, no connection is held while the rules of the authority are looked up. */
    async correctJurisdiction({ path: { reportNumber }, body, db }) {
      const correction = parseCorrection(body);
      if (!correction.ok) return problem(correction.failure, FIELDS[correction.failure]);
      const { body: named, why } = correction.value;
      const asked = await findAsked(db, reportNumber);
      // A record of version 1 has no facts that could be those of another authority.
      const told =
        reportContent && isCurrentForm(asked) ? await reportContent.underAuthority(asked, named) : null;
      const authority = told && authorityContent(told);
      const corrected = { body: told?.body ?? named, why, authority };
      return answer(200, reportOnWire(await correctJurisdiction(db, reportNumber, corrected)));
    },

    async undoJurisdictionCorrection({ path, db }) {
      return answer(200, reportOnWire(await undoCorrection(db, path.reportNumber)));
    },
  };
}

const FIELDS = {
  'jurisdiction-name-required': 'body/name',
  'correction-reason-required': 'body/why',
} as const;
