import type { SupportReport } from '@ridgeline/contract';
import { refusalToSpend } from '@ridgeline/core/plans';
import { personIdOf } from '../../db/object-references.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { adoptFor } from '../anonymous/adoption.repository.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';
import { foundOnWire } from './person-standing-on-wire.ts';
import { findReportStanding, type ReportStandingRow } from './reports.repository.ts';

export function supportReportHandlers({
  region,
}: {
  readonly region: string;
}): Pick<Handlers, 'getReportStanding' | 'adoptReportFor'> {
  return {
    async getReportStanding({ path: { reportNumber }, db }) {
      const found = await findReportStanding(db, reportNumber);
      return found ? answer(200, onWire(found)) : problem('not-found');
    },

    // RPT-4
    async adoptReportFor({ path: { reportNumber }, body, db }) {
      const adopted = await adoptFor(db, reportNumber, personIdOf(body.person_id));
      if (adopted === null) {
        // A report that no visitor made is somebody's already.
        const isKept = (await findReportStanding(db, reportNumber)) !== null;
        return problem(isKept ? 'report-not-adoptable' : 'not-found');
      }
      if (adopted.owner === 'other') return problem('report-not-adoptable');
      if (adopted.owner === 'nobody' && !adopted.isMade) {
        return problem(adopted.covered ? refusalToSpend(adopted) : 'address-denied');
      }
      const found = await findReportStanding(db, reportNumber);
      return found ? answer(200, onWire(found)) : problem('not-found');
    },
  };

  function onWire(row: ReportStandingRow): SupportReport {
    const { number, isAdopted, madeByVisitor, owner, shownAddress, madeAt } = row;
    return {
      reportNumber: number,
      standing: isAdopted ? (madeByVisitor ? 'adopted' : 'kept') : 'waiting',
      owner: owner && foundOnWire({ ...owner, signedUpAt: new Date(owner.signedUpAt) }, region),
      address: shownAddress,
      created_at: madeAt.toISOString(),
      report: row.reportNumber === null ? null : reportOnWire(row),
    };
  }
}
