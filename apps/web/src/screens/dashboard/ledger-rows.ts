import {
  afterReportEvent,
  noReports,
  type ProjectListFailure,
  type ProjectSummary,
  type ReportCollection,
} from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListArchiving } from './list-archiving.ts';
import type { ListQuery } from './list-query.ts';
import { ProjectSelection } from './project-selection.ts';

type Dependencies = {
  readonly archiving: Pick<ListArchiving, 'run'>;
  readonly query: Pick<ListQuery, 'search'>;
  /** Asks for the rows again, while the list is shown. */
  readonly reload: () => Promise<void>;
};

/** The rows that are shown: which are selected, and archiving them. */
// DASH-3 RPT-5
export class LedgerRows {
  collection: ReportCollection = noReports;
  /** Where the focus belongs after rows have come or gone; a new object for each time. */
  landing: { readonly row: string } | null = null;
  readonly selection = new ProjectSelection();
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { collection: observableRef, landing: observableRef, selection: false },
      { autoBind: true },
    );
  }

  get all(): readonly ProjectSummary[] {
    return this.collection.reports;
  }

  get failure(): ProjectListFailure | null {
    return this.collection.error;
  }

  get isLoading(): boolean {
    return this.collection.requestingReports;
  }

  get isEdited(): boolean {
    return this.collection.editMode;
  }

  get selected(): readonly ProjectSummary[] {
    return this.all.filter(({ reportNumber }) => this.selection.has(reportNumber));
  }

  // D TEAM-1.3
  get canChangeSome(): boolean {
    return this.all.some(({ mayChange }) => mayChange);
  }

  /** The selected rows that can be archived. */
  get toArchive(): readonly string[] {
    return numbersOf(this.selected.filter(({ archived, mayChange }) => mayChange && !archived));
  }

  get toUnarchive(): readonly string[] {
    return numbersOf(this.selected.filter(({ archived, mayChange }) => mayChange && archived));
  }

  isRemoving(reportNumber: string): boolean {
    return this.collection.removingReports.includes(reportNumber);
  }

  requested(): void {
    this.#happened({ is: 'requested' });
  }

  failed(error: ProjectListFailure): void {
    this.#happened({ is: 'failed', error });
  }

  show(rows: readonly ProjectSummary[], { lands }: { readonly lands: boolean }): void {
    this.#happened({ is: 'delivered-initial', reports: rows });
    this.selection.keep(numbersOf(rows));
    const [first] = rows;
    if (lands && first !== undefined) this.landing = { row: first.reportNumber };
  }

  toggleEditMode(): void {
    this.#happened({ is: 'edit-mode-toggled' });
    if (!this.isEdited) this.selection.clear();
  }

  /** By a long press: the way into the selection where rows have no checkboxes. */
  select(reportNumber: string): void {
    if (!this.isEdited) this.toggleEditMode();
    this.selection.toggle(reportNumber);
  }

  toggleArchived(reportNumber: string): void {
    const row = this.all.find((one) => one.reportNumber === reportNumber);
    if (row?.mayChange !== true || this.isRemoving(reportNumber)) return;
    void this.#setArchived([reportNumber], !row.archived);
  }

  archiveSelected(): void {
    void this.#setArchived(this.toArchive, true);
  }

  unarchiveSelected(): void {
    void this.#setArchived(this.toUnarchive, false);
  }

  /** By a key: archives them, or takes them back where all are archived. */
  toggleSelectedArchived(): void {
    if (this.toArchive.length > 0) this.archiveSelected();
    else this.unarchiveSelected();
  }

  /** Rows leave the list when they are archived or back, except where it shows both. */
  async #setArchived(asked: readonly string[], archived: boolean): Promise<void> {
    const reportNumbers = asked.filter((number) => !this.isRemoving(number));
    if (reportNumbers.length === 0) return;
    const { archiving, query, reload } = this.#dependencies;
    const after = this.#rowAfter(reportNumbers);
    for (const reportNumber of reportNumbers) this.#happened({ is: 'removal-requested', reportNumber });
    const leaves = query.search.view !== 'all';
    await archiving.run(reportNumbers, archived, {
      settled: (reportNumber, isDone) => {
        if (!isDone) return this.#happened({ is: 'removal-failed', reportNumber });
        this.selection.remove(reportNumber);
        if (leaves) return this.#happened({ is: 'removed', reportNumber });
        this.#happened({ is: 'removal-failed', reportNumber });
        this.#happened({ is: archived ? 'archived' : 'unarchived', reportNumber });
      },
      undone: () => void reload(),
    });
    runInAction(() => {
      if (leaves && after !== null) this.landing = { row: after };
    });
    // The rows of the next page move up.
    if (leaves) await reload();
  }

  #happened(event: Parameters<typeof afterReportEvent>[1]): void {
    runInAction(() => (this.collection = afterReportEvent(this.collection, event)));
  }

  /** The row that takes the place of the first one that leaves, else the last one left. */
  #rowAfter(leaving: readonly string[]): string | null {
    const numbers = numbersOf(this.all);
    const first = numbers.findIndex((number) => leaving.includes(number));
    const stays = (number: string) => !leaving.includes(number);
    return numbers.slice(first).find(stays) ?? numbers.findLast(stays) ?? null;
  }
}

function numbersOf(rows: readonly ProjectSummary[]): readonly string[] {
  return rows.map(({ reportNumber }) => reportNumber);
}
