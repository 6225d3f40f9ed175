import type {
  AddOn,
  ApplyUpgrades,
  ArchiveReport,
  CorrectJurisdiction,
  CorrectJurisdictionFailure,
  FactChange,
  LoadReport,
  RefreshReport,
  Report,
  ReportLinks,
  ShareLink,
  TypedCorrection,
  UnarchiveReport,
  UndoCorrection,
} from '@ridgeline/core/reports';
import { toldChanges } from '@ridgeline/core/reports';
import type { Clipboard } from '@ridgeline/core/profile';
import { done, type Result } from '@ridgeline/core/shared';
import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Language } from '../../language/language.store.ts';
import type { Page } from '../../view-model/page.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { EditOutcome, WaitingEdits } from '../../view-model/waiting-edits.store.ts';
import type { reportFailureMessages } from './report-failure.messages.ts';
import {
  changeOf,
  detailsOf,
  type DetailsWriters,
  NO_DETAILS,
  type ProjectDetails,
  saveNow,
  withFields,
} from './project-details.ts';
import { type News, ReportNews } from './report-news.ts';

type Dependencies = DetailsWriters & {
  readonly account: AccountStore;
  readonly archive: ArchiveReport;
  readonly applyUpgrades: ApplyUpgrades;
  readonly loadReport: LoadReport;
  readonly unarchive: UnarchiveReport;
  readonly edits: WaitingEdits;
  readonly links: ReportLinks;
  readonly refresh: RefreshReport;
  readonly correct: CorrectJurisdiction;
  readonly undo: UndoCorrection;
  readonly clipboard: Clipboard;
  readonly page: Page;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
};

type Failure =
  | keyof (typeof reportFailureMessages)['en']
  | Extract<CorrectJurisdictionFailure, `${string}-required`>;

/** RPT-5 NAV-2 RPT-2.3 RPT-3.2: what the owner of a report does with it. */
export class ReportTools {
  opened: 'details' | 'share' | 'correction' | null = null;
  /** What is being saved. */
  busy: 'details' | 'share' | 'correction' | 'archive' | 'refresh' | AddOn | null = null;
  failure: Failure | null = null;
  details = NO_DETAILS;
  correction: TypedCorrection = { kind: 'city', name: '', why: '' };
  link: ShareLink | null = null;
  /** What the last refresh has changed; null before one. */
  changes: readonly FactChange[] | null = null;
  #report: Report | null = null;
  /** The report as the details were opened: another tab may change it while they are written. */
  #seen: Report | null = null;
  #changed: (report: Report) => void = () => {};
  readonly #dependencies: Dependencies;
  readonly #news: ReportNews;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#news = new ReportNews(dependencies.toasts, dependencies.language);
    makeAutoObservable(
      this,
      { details: observableRef, correction: observableRef, link: observableRef, changes: observableRef },
      { autoBind: true },
    );
  }

  /** The report that is shown, and who is told when it changes. */
  show(report: Report, changed: (report: Report) => void): void {
    if (report.reportNumber !== this.#report?.reportNumber) this.changes = null;
    this.#report = report;
    this.#changed = changed;
    void this.#showEdits(report);
  }

  close(): void {
    this.opened = null;
    this.failure = null;
  }

  openDetails(): void {
    const report = this.#report;
    if (report === null) return;
    this.#seen = report;
    this.details = detailsOf(report);
    this.#open('details');
  }

  write(change: Partial<ProjectDetails>): void {
    this.details = { ...this.details, ...change };
  }

  // RPT-5
  async saveDetails(): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    this.#start('details');
    const typed = changeOf(this.details, report);
    if (!typed.ok) return this.#fail(typed.failure);
    const change = typed.value;
    const edited = withFields(report, change);
    const outcome = await this.#dependencies.edits.save(this.#seen ?? report, change);
    if (outcome === 'refused') return this.#refused();
    if (outcome !== null) return this.#edited(edited, outcome, 'details-saved');
    const saved = await saveNow(report, this.details, this.#dependencies);
    if (!saved.ok) return this.#fail(this.#orNoRoom(saved.failure));
    this.#end(edited);
    this.#news.tell('details-saved');
  }

  /** The change was neither sent nor kept: for a full device, there is something that the person can do. */
  #orNoRoom<Told extends Failure>(failure: Told): Told | 'device-full' {
    const { edits, page } = this.#dependencies;
    return edits.hasNoRoom && !page.isOnline ? 'device-full' : failure;
  }

  // NAV-2
  async openShare(): Promise<void> {
    this.link = null;
    this.#open('share');
    await this.#share();
  }

  /** NAV-2.2: a day on which the link ends, in the reader's time; an empty one takes the end away. */
  async endOn(day: string): Promise<void> {
    await this.#share(day === '' ? null : new Date(`${day}T23:59:59`).getTime());
  }

  async unshare(): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    this.#start('share');
    const ended = await this.#dependencies.links.unshare(report.reportNumber);
    if (!ended.ok) return this.#fail(linkFailure(ended.failure));
    runInAction(() => (this.link = null));
    this.#end(report);
    this.#news.tell('unshared');
  }

  get linkAddress(): string {
    return this.link === null ? '' : `${this.#dependencies.page.origin}${this.link.path}`;
  }

  async copyLink(): Promise<void> {
    const copied = await this.#dependencies.clipboard.copy(this.linkAddress);
    this.#news.tell(copied.ok ? 'link-copied' : 'link-not-copied');
  }

  // RPT-5
  async archive(): Promise<void> {
    await this.#setArchived(true);
  }

  async unarchive(): Promise<void> {
    await this.#setArchived(false);
  }

  // RPT-3.2
  async refresh(): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    this.#start('refresh');
    const refreshed = await this.#dependencies.refresh.run(report);
    if (!refreshed.ok) return this.#failAloud(refreshed.failure);
    const { changes } = refreshed.value;
    runInAction(() => (this.changes = toldChanges(changes)));
    this.#end(refreshed.value.report);
  }

  /** RPT-5: takes one of the add-ons that the plan has left. */
  async add(addOn: AddOn): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    const { applyUpgrades, loadReport, account } = this.#dependencies;
    this.#start(addOn);
    const added = await applyUpgrades.run(report.reportNumber, { upgrades: [addOn], patches: {} });
    if (!added.ok) return this.#failAloud(added.failure);
    const loaded = await loadReport.run(report.reportNumber);
    if (!loaded.ok) return this.#failAloud(loaded.failure);
    this.#end(loaded.value);
    this.#news.tell('add-on-added');
    void account.reloadAllowances();
  }

  openCorrection(): void {
    this.correction = { kind: 'city', name: '', why: '' };
    this.#open('correction');
  }

  correctTo(change: Partial<TypedCorrection>): void {
    this.correction = { ...this.correction, ...change };
  }

  // RPT-2.3
  async saveCorrection(): Promise<void> {
    await this.#correct(({ reportNumber }) => this.#dependencies.correct.run(reportNumber, this.correction));
  }

  async undoCorrection(): Promise<void> {
    await this.#correct(({ reportNumber }) => this.#dependencies.undo.run(reportNumber));
  }

  print(): void {
    this.#dependencies.page.print();
  }

  async #correct(
    send: (report: Report) => Promise<Result<Report, CorrectJurisdictionFailure | 'correction-not-undone'>>,
  ): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    this.#start('correction');
    const corrected = await send(report);
    if (!corrected.ok) return this.#fail(corrected.failure);
    this.#end(corrected.value);
  }

  async #share(endsAt?: number | null): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    this.#start('share');
    const shared = await this.#dependencies.links.share(report.reportNumber, endsAt);
    if (!shared.ok) return this.#fail(linkFailure(shared.failure));
    runInAction(() => {
      this.link = shared.value;
      this.busy = null;
    });
  }

  async #setArchived(archived: boolean): Promise<void> {
    const report = this.#report;
    if (report === null || this.busy !== null) return;
    const { archive, unarchive, edits } = this.#dependencies;
    this.#start('archive');
    const outcome = await edits.save(report, { archived });
    if (outcome === 'refused') return this.#refused();
    if (outcome !== null && outcome !== 'saved') {
      return this.#edited({ ...report, archived }, outcome, 'archived');
    }
    const saved =
      outcome === 'saved' ? done : await (archived ? archive : unarchive).run(report.reportNumber);
    if (!saved.ok) return this.#failAloud(this.#orNoRoom(saved.failure));
    this.#end({ ...report, archived });
    if (!archived) return this.#news.tell('unarchived');
    this.#news.tellArchived(() => void this.unarchive());
  }

  /** Changes with each edit that was sent, here or by another tab. */
  get sentEdits(): number {
    return this.#dependencies.edits.sent;
  }

  /** Shows what the API says now. */
  async reload(): Promise<void> {
    const report = this.#report;
    if (report === null) return;
    const loaded = await this.#dependencies.loadReport.run(report.reportNumber);
    if (loaded.ok && this.#report?.reportNumber === report.reportNumber) this.#changed(loaded.value);
  }

  /** What waits for this report is shown as it was written here. */
  async #showEdits(report: Report): Promise<void> {
    const edited = await this.#dependencies.edits.over(report);
    if (this.#report === report && !compareStructural(edited, report)) this.#changed(edited);
  }

  /** Other fields of the same dialog may have been saved. */
  async #refused(): Promise<void> {
    await this.reload();
    if (this.opened === null) return this.#failAloud('change-refused');
    this.#fail('change-refused');
  }

  async #edited(report: Report, outcome: Exclude<EditOutcome, 'refused'>, saved: News): Promise<void> {
    this.#end(report);
    if (outcome === 'conflict') await this.reload();
    this.#news.tell(outcome === 'saved' ? saved : outcome);
  }

  #open(dialog: NonNullable<ReportTools['opened']>): void {
    this.failure = null;
    this.opened = dialog;
  }

  #start(busy: NonNullable<ReportTools['busy']>): void {
    runInAction(() => {
      this.busy = busy;
      this.failure = null;
    });
  }

  #end(report: Report): void {
    runInAction(() => {
      this.busy = null;
      this.opened = null;
    });
    this.#changed(report);
  }

  #fail(failure: Failure): void {
    runInAction(() => {
      this.busy = null;
      this.failure = failure;
    });
    if (failure === 'signed-out') void this.#dependencies.session.refused();
  }

  /** For actions without a dialog that would show the failure. */
  #failAloud(failure: keyof (typeof reportFailureMessages)['en']): void {
    this.#fail(failure);
    if (failure !== 'signed-out') this.#news.tellFailure(failure);
  }
}

function linkFailure(failure: 'signed-out' | 'viewer-reads-only' | 'not-found' | 'unavailable') {
  if (failure === 'not-found') return 'report-not-found';
  return failure === 'unavailable' ? 'share-link-not-changed' : failure;
}
