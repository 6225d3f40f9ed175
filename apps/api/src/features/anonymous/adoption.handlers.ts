import { refusalToSpend } from '@ridgeline/core/plans';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { findAddressAccess } from '../reports/address-access.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';
import { findReport } from '../reports/reports.repository.ts';
import { adopt, findAdoptable } from './adoption.repository.ts';
import { digestOfVisit } from './visit-secret.ts';

/** Values of `Sec-Fetch-Site` for calls of our own page, or of no page. */
const OWN_SITES: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none']);

// RPT-4
export const adoptionHandlers: Pick<Handlers, 'verifyAdoption' | 'adoptReport'> = {
  async verifyAdoption({ path, headers, db }) {
    const secret = headers['anonymous-session'];
    const found = secret === undefined ? null : await findAdoptable(db, path.id, digestOfVisit(secret));
    if (found === null) return problem('not-found');
    if (found.owner === 'other') return problem('report-not-adoptable');
    return answer(200, { reportNumber: path.id, status: 'ok' });
  },

  async adoptReport({ path, headers, db }) {
    if (!OWN_SITES.has(headers['sec-fetch-site'])) return problem('another-site');
    const secret = headers['anonymous-session'];
    const adopted = secret === undefined ? null : await adopt(db, path.id, digestOfVisit(secret));
    if (adopted === null) return problem('not-found');
    if (adopted.owner === 'other') return problem('report-not-adoptable');
    const report = adopted.owner === 'caller' ? await findReport(db, path.id) : adopted.report;
    if (report) return answer(200, reportOnWire(report));
    const access = await findAddressAccess(db, adopted.state);
    return problem(access.covered ? refusalToSpend(access) : 'address-denied');
  },
};
