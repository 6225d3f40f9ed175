import type {
  AddOn,
  ApplyUpgrades,
  ArchiveReport,
  CorrectJurisdiction,
  FactChange,
  LoadReport,
  RefreshReport,
  Report,
  ReportLinks,
  UnarchiveReport,
  UndoCorrection,
} from '@ridgeline/core/reports';
import { toldChanges } from '@ridgeline/core/reports';
import type { Clipboard } from '@ridgeline/core/profile';
import { type Clock, done } from '@ridgeline/core/shared';
import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Language } from '../../language/language.store.ts';
import type { Drafts } from '../../view-model/drafts.ts';
import type { Page } from '../../view-model/page.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { EditOutcome, WaitingEdits } from '../../view-model/waiting-edits.store.ts';
import { DetailsForm } from './details-form.ts';
import { JurisdictionCorrecting } from './jurisdiction-correcting.ts';
import { changeOf, type DetailsWriters, saveNow, withFields } from './project-details.ts';
import { type News, ReportNews } from './report-news.ts';
import { ReportSharing } from './report-sharing.ts';
import { ReportTask, type ReportToolFailure } from './report-task.ts';

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
  readonly clock: Clock;
  readonly page: Page;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
  readonly drafts: Drafts;
};

/** RPT-5 RPT-3.2: what whoever may change a report does with it; what is edited waits where there is no connection. */
export class ReportTools {
  /** What the last refresh has changed; null before one. */
  changes: readonly FactChange[] | null = null;
  readonly task: ReportTask;
  readonly form: DetailsForm;
  readonly sharing: ReportSharing;
  readonly correcting: JurisdictionCorrecting;
  readonly #dependencies: Dependencies;
  readonly #news: ReportNews;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#news = new ReportNews(dependencies.toasts, dependencies.language);
    this.task = new ReportTask(dependencies.session, this.#news);
    this.form = new DetailsForm(dependencies.drafts);
    this.sharing = new ReportSharing(this.task, this.#news, dependencies);
    this.correcting = new JurisdictionCorrecting(this.task, dependencies);
    makeAutoObservable(
      this,
      { changes: observableRef, task: false, form: false, sharing: false, correcting: false },
      { autoBind: true },
    );
  }

  /** The report that is shown, and who is told when it changes. */
  show(report: Report, changed: (report: Report) => void): void {
    if (report.reportNumber !== this.task.report?.reportNumber) {
      this.changes = null;
      this.close();
    }
    this.task.show(report, changed);
    void this.#showEdits(report);
  }

  openDetails(): void {
    const report = this.task.open('details');
    if (report !== null) this.form.open(report);
  }

  /** The dialog that is open. */
  close(): void {
    this.task.close();
    this.form.close();
  }

  discardDetails(): void {
    this.form.discard();
    this.close();
  }

  // RPT-5
  async saveDetails(): Promise<void> {
    const { task, form } = this;
    const report = task.begin('details');
    if (report === null) return;
    const typed = changeOf(form.details, report);
    if (!typed.ok) return task.fail(typed.failure);
    const change = typed.value;
    const edited = withFields(report, change);
    const outcome = await this.#dependencies.edits.save(form.seen ?? report, change);
    if (outcome === 'refused') return this.#refused();
    if (outcome !== null) {
      form.saved(edited);
      return this.#edited(edited, outcome, 'details-saved');
    }
    const saved = await saveNow(report, form.details, this.#dependencies);
    if (!saved.ok) return task.fail(this.#orNoRoom(saved.failure));
    form.saved(edited);
    task.end(edited);
    this.#news.tell('details-saved');
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
    const report = this.task.begin('refresh');
    if (report === null) return;
    const refreshed = await this.#dependencies.refresh.run(report);
    if (!refreshed.ok) return this.task.failAloud(refreshed.failure);
    const { changes } = refreshed.value;
    runInAction(() => (this.changes = toldChanges(changes)));
    this.task.end(refreshed.value.report);
  }

  /** RPT-5: takes one of the add-ons that the plan has left. */
  async add(addOn: AddOn): Promise<void> {
    const report = this.task.begin(addOn);
    if (report === null) return;
    const { applyUpgrades, loadReport, account } = this.#dependencies;
    const added = await applyUpgrades.run(report.reportNumber, { upgrades: [addOn], patches: {} });
    if (!added.ok) return this.task.failAloud(added.failure);
    const loaded = await loadReport.run(report.reportNumber);
    if (!loaded.ok) return this.task.failAloud(loaded.failure);
    this.task.end(loaded.value);
    this.#news.tell('add-on-added');
    void account.reloadAllowances();
  }

  print(): void {
    this.#dependencies.page.print();
  }

  /** Shows what the API says now. */
  async #reload(): Promise<void> {
    const { task } = this;
    const { report } = task;
    if (report === null) return;
    const loaded = await this.#dependencies.loadReport.run(report.reportNumber);
    if (loaded.ok && task.report?.reportNumber === report.reportNumber) task.changed(loaded.value);
  }

  async #setArchived(archived: boolean): Promise<void> {
    const { task } = this;
    const report = task.begin('archive');
    if (report === null) return;
    const { archive, unarchive, edits } = this.#dependencies;
    const outcome = await edits.save(report, { archived });
    if (outcome === 'refused') return this.#refused();
    if (outcome !== null && outcome !== 'saved') {
      return this.#edited({ ...report, archived }, outcome, 'archived');
    }
    const saved =
      outcome === 'saved' ? done : await (archived ? archive : unarchive).run(report.reportNumber);
    if (!saved.ok) return task.failAloud(this.#orNoRoom(saved.failure));
    task.end({ ...report, archived });
    if (!archived) return this.#news.tell('unarchived');
    this.#news.tellArchived(() => void this.unarchive());
  }

  /** What waits for this report is shown as it was written here. */
  async #showEdits(report: Report): Promise<void> {
    const edited = await this.#dependencies.edits.over(report);
    if (this.task.report === report && !compareStructural(edited, report)) this.task.changed(edited);
  }

  /** Other fields of the same dialog may have been saved. */
  async #refused(): Promise<void> {
    await this.#reload();
    if (this.task.opened === null) return this.task.failAloud('change-refused');
    this.task.fail('change-refused');
  }

  async #edited(report: Report, outcome: Exclude<EditOutcome, 'refused'>, saved: News): Promise<void> {
    this.task.end(report);
    if (outcome === 'conflict') await this.#reload();
    this.#news.tell(outcome === 'saved' ? saved : outcome);
  }

  /** The change was neither sent nor kept: for a full device, there is something that the person can do. */
  #orNoRoom<Told extends ReportToolFailure>(failure: Told): Told | 'device-full' {
    const { edits, page } = this.#dependencies;
    return edits.hasNoRoom && !page.isOnline ? 'device-full' : failure;
  }
}
