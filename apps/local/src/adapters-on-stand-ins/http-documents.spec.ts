import { aProject } from '@ridgeline/api/testing';
import { HttpReportDocuments } from '@ridgeline/adapters/http';
import { aKnownFact, reportDocumentsContract } from '@ridgeline/core/testing/reports';
import { apiSuite } from './api-suite.ts';

/** Core's port for PDFs over the real API and a real Postgres, with the same contract as its fake. */
const suite = await apiSuite();

reportDocumentsContract('HttpReportDocuments', async () => {
  const ada = await suite.api.person();
  const facts = [aKnownFact(), aKnownFact({ name: 'drip-edge' })];
  const includes = ['code-detail'] as const;
  const reportNumber = await aProject(suite.api, ada, { content: { facts }, includes: [...includes] });
  const session = suite.sessionOf(ada);
  return {
    documents: new HttpReportDocuments(session.client),
    reportNumber,
    requirements: ['ice-barrier', 'drip-edge'],
    endSession: session.end,
    async languageOf(link) {
      const file = await suite.api.api.server.inject(link);
      return /\/Lang \((\w+)\)/.exec(file.rawPayload.toString('latin1'))?.[1] ?? '';
    },
    languageSent: async () => (await sentLast(reportNumber))?.locale ?? '',
    isSent: async (link) => link.includes(`hash=${(await sentLast(reportNumber))?.hash ?? 'none'}`),
  };
});

async function sentLast(reportNumber: string) {
  const { rows } = await suite.api.sql.query<{ locale: string; hash: string | null }>(
    `select data ->> 'locale' as locale, data ->> 'hash' as hash from pgboss.job
     where name = 'send-pdf' and data ->> 'reportNumber' = $1 order by created_on desc limit 1`,
    [reportNumber],
  );
  return rows[0];
}
