import { aProject } from '@ridgeline/api/testing';
import { HttpPaperChecks } from '@ridgeline/adapters/http';
import { aKnownFact, paperChecksContract } from '@ridgeline/core/testing/reports';
import { apiSuite } from './api-suite.ts';

/** Core's port for checks of papers over the real API and a real Postgres, with the same contract as its fake. */
const suite = await apiSuite();

paperChecksContract('HttpPaperChecks', async () => {
  const ada = await suite.api.person();
  const content = { facts: [aKnownFact()] };
  const reportNumber = await aProject(suite.api, ada, { includes: ['code-detail'], content });
  const body = { claim_number: 'CLM-2026-0042' };
  await suite.api.call('POST', `/codeReports/pdf/${reportNumber}/claim-letter`, { as: ada, body });
  const issued = await suite.api.sql.query<{ seal: string }>(
    'select seal from issued_papers where report_number = $1',
    [reportNumber],
  );
  const visitor = suite.sessionOf(null);
  return {
    papers: new HttpPaperChecks(visitor.client),
    seal: issued.rows[0]?.seal ?? '',
    reportNumber,
    changeReport: async () => {
      await suite.api.sql.query(`update projects set roof_type = 'low-slope' where report_number = $1`, [
        reportNumber,
      ]);
    },
    loseConnection: visitor.goOffline,
  };
});
