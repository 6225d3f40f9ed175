import { EditQueue, SendEdits } from '@ridgeline/core/sync';
import { FakeOneSender, FakeOwnRecords } from '@ridgeline/core/testing/sync';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { WaitingEdits } from '../view-model/waiting-edits.store.ts';
import { LoadAllowances } from '@ridgeline/core/plans';
import {
  ApplyUpgrades,
  ArchiveReport,
  CorrectJurisdiction,
  LoadReport,
  RefreshReport,
  SaveClaim,
  SaveProjectDate,
  SetUserFlags,
  UnarchiveReport,
  UndoCorrection,
} from '@ridgeline/core/reports';
import { FakeAllowanceGateway } from '@ridgeline/core/testing/plans';
import { FakeClipboard, FakeUiConfigurationGateway } from '@ridgeline/core/testing/profile';
import {
  FakeJurisdictionCorrections,
  FakeProjectRecords,
  FakeReportGateway,
  FakeReportLinks,
  type FakeReportServer,
  FakeReportVersions,
  FakeSavedCalculations,
} from '@ridgeline/core/testing/reports';
import { Language } from '../language/language.store.ts';
import { ReportTools } from '../screens/report/report-tools.ts';
import type { SessionStore } from '../view-model/session.store.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { FakeNavigation } from './fake-navigation.ts';
import { FakePage } from './fake-page.ts';
import { stagedDrafts } from './staged-drafts.ts';

/** What an owner does with a report, on core's fakes. */
export function stagedTools(server: FakeReportServer, session: SessionStore) {
  const records = new FakeProjectRecords(server);
  const versions = new FakeReportVersions(server);
  const corrections = new FakeJurisdictionCorrections(server);
  const clipboard = new FakeClipboard();
  const page = new FakePage();
  const account = new AccountStore(
    session,
    new FakeUiConfigurationGateway(),
    new LoadAllowances(new FakeAllowanceGateway()),
  );
  const own = new FakeOwnRecords();
  const { drafts, timer, toasts } = stagedDrafts(session, own);
  const navigation = new FakeNavigation();
  const connection = new ConnectionStore(page, navigation);
  const queue = new EditQueue(own);
  const saved = new FakeSavedCalculations(server);
  const reports = new FakeReportGateway(server);
  const edits = new WaitingEdits({
    queue,
    send: new SendEdits({
      queue,
      own,
      reports,
      kept: reports,
      records,
      calculations: saved,
      sender: new FakeOneSender(),
    }),
    records: own,
    connection,
    session,
    page,
    clock: new FakeClock(),
  });
  const tools = new ReportTools({
    account,
    applyUpgrades: new ApplyUpgrades(records),
    loadReport: new LoadReport(new FakeReportGateway(server)),
    archive: new ArchiveReport(records),
    unarchive: new UnarchiveReport(records),
    saveClaim: new SaveClaim(records),
    saveDate: new SaveProjectDate(records),
    setFlags: new SetUserFlags(records),
    edits,
    links: new FakeReportLinks(server),
    refresh: new RefreshReport(versions),
    correct: new CorrectJurisdiction(corrections),
    undo: new UndoCorrection(corrections),
    clipboard,
    clock: new FakeClock(),
    page,
    session,
    toasts,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
    drafts,
  });
  return { tools, timer, records, versions, clipboard, page, toasts, own, edits, saved, connection };
}
