import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { reportOnWire } from './report-on-wire.ts';
import { findVersion, findVersions } from './report-versions.repository.ts';

// D RPT-3.2
export const reportVersionHandlers: Pick<Handlers, 'listReportVersions' | 'getReportVersion'> = {
  async listReportVersions({ path, db }) {
    const versions = await findVersions(db, path.reportNumber);
    return answer(200, {
      items: versions.map(({ factsVersion, asOf }) => ({ factsVersion, asOf: asOf.toISOString() })),
    });
  },

  async getReportVersion({ path, db }) {
    const report = await findVersion(db, path.reportNumber, path.version);
    return report ? answer(200, reportOnWire(report)) : problem('not-found');
  },
};
