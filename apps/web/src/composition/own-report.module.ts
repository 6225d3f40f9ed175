import { HttpJurisdictionCorrections, HttpReportVersions } from '@ridgeline/adapters/http';
import {
  ApplyUpgrades,
  ArchiveReport,
  CorrectJurisdiction,
  JurisdictionCorrections,
  LoadEarlierReport,
  LoadReport,
  ProjectRecords,
  RefreshReport,
  ReportDocuments,
  ReportLinks,
  ReportVersions,
  SavedCalculations,
  SaveClaim,
  SaveProjectDate,
  SendPdf,
  SetUserFlags,
  UnarchiveReport,
  UndoCorrection,
  ViewPdf,
} from '@ridgeline/core/reports';
import { Clock } from '@ridgeline/core/shared';
import { Clipboard } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { EarlierVersions } from '../screens/report/earlier-versions.ts';
import { ReportPapers } from '../screens/report/report-papers.ts';
import { OwnReport } from '../screens/report/own-report.ts';
import { ReportQuantities } from '../screens/report/report-quantities.ts';
import { ReportTools } from '../screens/report/report-tools.ts';
import { ReportPdfs } from '../screens/report/report-pdfs.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { DialogStore } from '../view-model/dialogs.store.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { WaitingEdits } from '../view-model/waiting-edits.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** What the owner of a report does with it, and its PDFs. */
export const ownReportModule = new ContainerModule(({ bind }) => {
  made(bind, SendPdf, [ReportDocuments]);
  made(bind, ReportPdfs, {
    viewPdf: ViewPdf,
    sendPdf: SendPdf,
    dialogs: DialogStore,
    toasts: ToastStore,
    session: SessionStore,
    language: Language,
  });
  made(bind, HttpReportVersions, [API_CLIENT], { as: ReportVersions });
  made(bind, HttpJurisdictionCorrections, [API_CLIENT], { as: JurisdictionCorrections });
  made(bind, SaveClaim, [ProjectRecords]);
  made(bind, SaveProjectDate, [ProjectRecords]);
  made(bind, SetUserFlags, [ProjectRecords]);
  made(bind, RefreshReport, [ReportVersions]);
  made(bind, CorrectJurisdiction, [JurisdictionCorrections]);
  made(bind, UndoCorrection, [JurisdictionCorrections]);
  made(bind, ApplyUpgrades, [ProjectRecords]);
  made(bind, ReportTools, {
    account: AccountStore,
    applyUpgrades: ApplyUpgrades,
    loadReport: LoadReport,
    archive: ArchiveReport,
    unarchive: UnarchiveReport,
    saveClaim: SaveClaim,
    saveDate: SaveProjectDate,
    setFlags: SetUserFlags,
    edits: WaitingEdits,
    links: ReportLinks,
    refresh: RefreshReport,
    correct: CorrectJurisdiction,
    undo: UndoCorrection,
    clipboard: Clipboard,
    clock: Clock,
    page: Page,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
    drafts: Drafts,
  });
  made(bind, ReportPapers, [ReportPdfs]);
  made(bind, ReportQuantities, {
    calculations: SavedCalculations,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
  });
  made(bind, LoadEarlierReport, [ReportVersions]);
  made(bind, EarlierVersions, {
    versions: ReportVersions,
    loadEarlier: LoadEarlierReport,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
  });
  made(bind, OwnReport, {
    tools: ReportTools,
    pdfs: ReportPdfs,
    papers: ReportPapers,
    versions: EarlierVersions,
    quantities: ReportQuantities,
  });
});
