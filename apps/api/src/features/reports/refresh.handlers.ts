import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { ReportConfig } from './new-report.handlers.ts';
import { requirementsOf } from './roof-product.repository.ts';
import { findAsked, refresh } from './refresh.repository.ts';
import { authorityContent, contentOf } from './report-content.ts';
import { isCurrentForm, reportOnWire } from './report-on-wire.ts';
import { findReport } from './reports.repository.ts';

// D RPT-3.2
export function refreshHandlers({ reportContent }: ReportConfig): Pick<Handlers, 'refreshReport'> {
  return {
    /** Each statement is a trip of its own: no connection is held while the suppliers are asked. */
    async refreshReport({ path: { reportNumber }, db }) {
      const asked = await findAsked(db, reportNumber);
      if (!reportContent) return problem('unavailable');
      if (!isCurrentForm(asked)) return problem('report-not-refreshable');
      const { corrected } = asked;
      const [found, named] = await Promise.all([
        reportContent.of(asked),
        corrected && reportContent.underAuthority(asked, corrected),
      ]);
      if (found === null) return problem('report-not-refreshable');
      // A supplier of facts knows the property, not what its roof is covered with.
      const ofProduct = asked.product === null ? [] : [requirementsOf(asked)];
      const content = {
        ...contentOf(asked.propertyType, [...ofProduct, ...found.facts]),
        // By the name of the correction, whatever the data calls it now.
        ...(corrected && named && { authority: { ...authorityContent(named), ...corrected } }),
      };
      const refreshed =
        (await refresh(db, reportNumber, { asked, found, content })) ?? (await findReport(db, reportNumber));
      return refreshed ? answer(200, reportOnWire(refreshed)) : problem('not-found');
    },
  };
}
