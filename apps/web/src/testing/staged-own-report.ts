import { LoadEarlierReport } from '@ridgeline/core/reports';
import { type FakeReportServer, FakeSavedCalculations } from '@ridgeline/core/testing/reports';
import { Language } from '../language/language.store.ts';
import { EarlierVersions } from '../screens/report/earlier-versions.ts';
import { OwnReport } from '../screens/report/own-report.ts';
import { ReportQuantities } from '../screens/report/report-quantities.ts';
import { ReportPapers } from '../screens/report/report-papers.ts';
import type { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { stagedPdfs } from './staged-pdfs.ts';
import { stagedTools } from './staged-tools.ts';

/** What an owner does with a report, all of it. */
export function stagedOwnReport(server: FakeReportServer, session: SessionStore): OwnReport {
  const { tools, versions } = stagedTools(server, session);
  const { pdfs } = stagedPdfs(server, session);
  return new OwnReport({
    tools,
    pdfs,
    papers: new ReportPapers(pdfs),
    quantities: new ReportQuantities({
      calculations: new FakeSavedCalculations(server),
      session,
      toasts: new ToastStore(),
      language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
    }),
    versions: new EarlierVersions({
      versions,
      loadEarlier: new LoadEarlierReport(versions),
      session,
      toasts: new ToastStore(),
      language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
    }),
  });
}
