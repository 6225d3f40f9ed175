import { aProject } from '@ridgeline/api/testing';
import { HttpPdfBatches } from '@ridgeline/adapters/http';
import { pdfBatchesContract } from '@ridgeline/core/testing/reports';
import { apiSuite } from './api-suite.ts';

/** Core's port for PDFs of many reports over the real API and a real Postgres, with the same contract as its fake. */
const suite = await apiSuite();

pdfBatchesContract('HttpPdfBatches', async () => {
  await suite.api.sql.query('delete from pgboss.job');
  const ada = await suite.api.person();
  const reportNumbers = [
    await aProject(suite.api, ada),
    await aProject(suite.api, ada),
    await aProject(suite.api, ada, { claimNumber: 'CLM-2026-0042' }),
  ];
  const session = suite.sessionOf(ada);
  return {
    batches: new HttpPdfBatches(session.client),
    reportNumbers,
    work: async () => void (await suite.api.doJobs()),
    endSession: session.end,
  };
});
