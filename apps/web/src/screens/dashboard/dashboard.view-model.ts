import {
  afterReportEvent,
  listRequestFor,
  type ListProjects,
  nextPage,
  noReports,
  type ProjectFilter,
  type ProjectListFailure,
  type ProjectLists,
  type ProjectPage,
  type ProjectSearch,
  type ProjectSummary,
  type ProjectView,
  refineSearch,
  type ReportCollection,
  searchToQuery,
} from '@ridgeline/core/reports';
import { type AppPath, pathTo, routeOf } from '@ridgeline/core/routes';
import type { CancelTimer, Clock, Instant, Preferences, Timer } from '@ridgeline/core/shared';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Barrier, ProjectBarrier } from '../../view-model/project-barrier.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { Viewport } from '../../view-model/viewport.ts';
import type { DashboardCode } from './dashboard-code.ts';
import { ListAddress } from './list-address.ts';
import type { ListPdfs } from './list-pdfs.ts';
import type { ListExport } from './list-export.ts';
import type { ProjectArchiver } from './project-archiver.ts';
import { ProjectFilterForm } from './project-filter-form.ts';
import { ProjectSelection } from './project-selection.ts';

type Dependencies = {
  readonly projects: ListProjects;
  readonly lists: Pick<ProjectLists, 'jurisdictions'>;
  readonly archiver: ProjectArchiver;
  readonly code: Pick<DashboardCode, 'barrier'>;
  readonly listExport: ListExport;
  readonly listPdfs: ListPdfs;
  readonly navigation: Navigation;
  readonly session: SessionStore;
  readonly viewport: Viewport;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly preferences: Preferences;
};

export const SORTS = ['createdAt.desc', 'createdAt.asc', 'address.asc', 'address.desc'] as const;
export type Sort = (typeof SORTS)[number];

/** The views of the dashboard, in their order; `/search` shows all projects. */
const VIEWS = ['mine', 'team', 'needs-a-look', 'archived'] as const;

const TYPING_PAUSE = 250;
const SLOW = 8_000;

/** The rows that the address asks for, and what is done with them. */
// DASH-1 DASH-3
export class DashboardViewModel {
  collection: ReportCollection = noReports;
  /** The page that the rows are of; null until the first is there. */
  page: Pick<ProjectPage, 'next' | 'total'> | null = null;
  isSlow = false;
  /** The text of the search field, ahead of the URL while the user types. */
  typed: string;
  /** Asked about when a list is empty; null until its code is there. */
  projectBarrier: ProjectBarrier | null = null;
  /** Single keys act on rows; a person may turn them off. */
  hasSingleKeys: boolean;
  /** Where the focus belongs after rows have come or gone; a new object for each time. */
  landing: { readonly row: string } | null = null;
  readonly selection = new ProjectSelection();
  readonly listExport: ListExport;
  readonly listPdfs: ListPdfs;
  readonly filterForm: ProjectFilterForm;
  readonly route: 'dashboard' | 'search';
  readonly #dependencies: Dependencies;
  readonly #address: ListAddress;
  /** The number of the last request. */
  #request = 0;
  #landsOnRows = false;
  #cancelSearch: CancelTimer = () => undefined;
  #stop: (() => void) | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.listExport = dependencies.listExport;
    this.listPdfs = dependencies.listPdfs;
    this.filterForm = new ProjectFilterForm(this, dependencies.lists, dependencies.session);
    this.route = routeOf(dependencies.navigation.address)?.name === 'search' ? 'search' : 'dashboard';
    this.#address = new ListAddress(this.route, dependencies.navigation, dependencies.viewport);
    this.typed = this.search.term;
    this.hasSingleKeys = dependencies.preferences.read('singleKeys') !== 'off';
    makeAutoObservable(
      this,
      {
        collection: observableRef,
        page: observableRef,
        landing: observableRef,
        selection: false,
        projectBarrier: observableRef,
        listExport: false,
        listPdfs: false,
        filterForm: false,
        route: false,
      },
      { autoBind: true },
    );
  }

  enter(): void {
    this.#stop = reaction(
      () => [searchToQuery(this.search), this.search.limit] as const,
      () => {
        this.selection.clear();
        void this.load();
      },
      { fireImmediately: true, equals: compareStructural },
    );
  }

  leave(): void {
    this.#cancelSearch();
    this.listExport.cancel();
    this.listPdfs.leave();
    this.#request += 1;
    this.#stop?.();
  }

  get search(): ProjectSearch {
    return this.#address.search;
  }

  get rows(): readonly ProjectSummary[] {
    return this.collection.reports;
  }

  get failure(): ProjectListFailure | null {
    return this.collection.error;
  }

  get isLoading(): boolean {
    return this.collection.requestingReports;
  }

  get now(): Instant {
    return this.#dependencies.clock.now();
  }

  get views(): readonly ProjectView[] {
    if (this.route === 'search') return [];
    return VIEWS.filter((view) => view !== 'team' || this.isInTeam);
  }

  get isInTeam(): boolean {
    return (this.#dependencies.session.profile?.teamId ?? null) !== null;
  }

  /** Rows of several people: their names tell them apart. */
  get showsPeople(): boolean {
    return this.isInTeam && this.search.view !== 'mine';
  }

  get filters(): readonly { readonly name: ProjectFilter; readonly value: string }[] {
    return Object.entries(this.search.filters).map(([name, value]) => ({
      name: name as ProjectFilter,
      value,
    }));
  }

  get isNarrowed(): boolean {
    return this.search.term !== '' || this.filters.length > 0;
  }

  get sort(): Sort {
    return `${this.search.sortBy}.${this.search.order}`;
  }

  get hasNext(): boolean {
    return this.page !== null && this.page.next !== null;
  }

  get isFirstPage(): boolean {
    return this.search.page === 1;
  }

  /** Without stored cursors, as after opening a link, Previous goes to the first page. */
  get knowsPrevious(): boolean {
    return this.#address.trail.length > 0;
  }

  /** The numbers of the first and last row that are shown. */
  get range(): { readonly from: number; readonly to: number } {
    const before = (this.search.page - 1) * this.search.limit;
    return { from: before + 1, to: before + this.rows.length };
  }

  /** HDR-2: why this person begins no project, and what leads on from here. */
  get barrier(): Barrier | null {
    const barrier = this.projectBarrier?.beforeAddress ?? null;
    if (barrier === null) return null;
    return { ...barrier, ways: barrier.ways.filter(({ path }) => path !== pathTo('dashboard')) };
  }

  pathOf(view: ProjectView): AppPath {
    return this.#address.pathOf(refineSearch(this.search, { view }));
  }

  /** START-2 waits for the profile; the guard does not show this screen before. */
  async load(): Promise<void> {
    const { projects, session, timer } = this.#dependencies;
    const { profile } = session;
    if (profile === null) return;
    const request = ++this.#request;
    this.collection = afterReportEvent(this.collection, { is: 'requested' });
    const cancelSlow = timer.after(SLOW, () => this.#slow(request));
    const { search } = this;
    const person = { userId: profile.userId, teamId: profile.teamId ?? null };
    const answer = await projects.run(listRequestFor({ ...search, term: search.term.trim() }, person));
    if (answer.ok && answer.value.items.length === 0) await this.#loadBarrier();
    cancelSlow();
    // Only the last request counts: a response to an earlier one must not overwrite it.
    if (request !== this.#request) return;
    runInAction(() => {
      this.isSlow = false;
      this.collection = afterReportEvent(
        this.collection,
        answer.ok
          ? { is: 'delivered-initial', reports: answer.value.items }
          : { is: 'failed', error: answer.failure },
      );
      if (!answer.ok) return;
      const [first] = answer.value.items;
      this.page = answer.value;
      this.selection.keep(answer.value.items.map(({ reportNumber }) => reportNumber));
      if (this.#landsOnRows && first !== undefined) this.landing = { row: first.reportNumber };
      this.#landsOnRows = false;
    });
    if (!answer.ok && answer.failure === 'signed-out') await session.refused();
  }

  typeTerm(term: string): void {
    this.typed = term;
    this.#cancelSearch();
    this.#cancelSearch = this.#dependencies.timer.after(TYPING_PAUSE, this.searchNow);
  }

  searchNow(): void {
    this.#cancelSearch();
    if (this.typed !== this.search.term) this.#address.refine({ term: this.typed }, true);
  }

  clearSearch(): void {
    this.typed = '';
    this.searchNow();
  }

  /** An empty value takes the filter away. */
  filterBy(filters: Readonly<Partial<Record<ProjectFilter, string>>>): void {
    const set = Object.entries({ ...this.search.filters, ...filters }).filter(
      ([, value]) => value.trim() !== '',
    );
    this.#address.refine({ filters: Object.fromEntries(set) });
  }

  showAll(): void {
    this.#cancelSearch();
    this.typed = '';
    this.#address.refine({ term: '', filters: {} });
  }

  sortBy(sort: Sort): void {
    const [sortBy, order] = sort.split('.') as [ProjectSearch['sortBy'], ProjectSearch['order']];
    this.#address.refine({ sortBy, order });
  }

  showRows(limit: number): void {
    this.#address.refine({ limit });
  }

  goToNext(): void {
    if (this.page === null || this.page.next === null || this.isLoading) return;
    this.#landsOnRows = true;
    this.#address.show(nextPage(this.search, this.page.next), [...this.#address.trail, this.search.after]);
  }

  goToPrevious(): void {
    const after = this.#address.trail.at(-1) ?? null;
    const page = after === null ? 1 : this.search.page - 1;
    this.#landsOnRows = true;
    this.#address.show({ ...this.search, page, after }, this.#address.trail.slice(0, -1));
  }

  useSingleKeys(isOn: boolean): void {
    this.hasSingleKeys = isOn;
    this.#dependencies.preferences.write('singleKeys', isOn ? 'on' : 'off');
  }

  toggleEditMode(): void {
    this.collection = afterReportEvent(this.collection, { is: 'edit-mode-toggled' });
    if (!this.collection.editMode) this.selection.clear();
  }

  isRemoving(reportNumber: string): boolean {
    return this.collection.removingReports.includes(reportNumber);
  }

  toggleArchived(reportNumber: string): void {
    const row = this.rows.find((one) => one.reportNumber === reportNumber);
    if (row === undefined || this.isRemoving(reportNumber)) return;
    void this.#setArchived([reportNumber], !row.archived);
  }

  /** By a long press: the way into the selection where rows have no checkboxes. */
  select(reportNumber: string): void {
    if (!this.collection.editMode) this.toggleEditMode();
    this.selection.toggle(reportNumber);
  }

  exportSelected(): void {
    void this.listExport.save(this.rows.filter(({ reportNumber }) => this.selection.has(reportNumber)));
  }

  // D RPT-7.6
  makePdfs(): void {
    const { rows, selection, search, page } = this;
    void this.listPdfs.open({ chosen: selection.of(rows), search, total: page?.total ?? null });
  }

  archiveSelected(): void {
    void this.#setArchived(this.selection.of(this.rows.filter(({ archived }) => !archived)), true);
  }

  unarchiveSelected(): void {
    void this.#setArchived(this.selection.of(this.rows.filter(({ archived }) => archived)), false);
  }

  /** Rows leave the list when they are archived or back, except where it shows both. */
  async #setArchived(reportNumbers: readonly string[], archived: boolean): Promise<void> {
    if (reportNumbers.length === 0) return;
    const after = this.#rowAfter(reportNumbers);
    for (const reportNumber of reportNumbers) this.#happened({ is: 'removal-requested', reportNumber });
    const { search } = this;
    const leaves = search.view !== 'all';
    await this.#dependencies.archiver.run(reportNumbers, archived, {
      settled: (reportNumber, isDone) => {
        if (!isDone) return this.#happened({ is: 'removal-failed', reportNumber });
        this.selection.remove(reportNumber);
        if (leaves) return this.#happened({ is: 'removed', reportNumber });
        this.#happened({ is: 'removal-failed', reportNumber });
        this.#happened({ is: archived ? 'archived' : 'unarchived', reportNumber });
      },
      undone: () => void this.load(),
    });
    runInAction(() => {
      if (leaves && after !== null) this.landing = { row: after };
    });
    // The rows of the next page move up.
    if (leaves && this.#stop !== null) await this.load();
  }

  /** Before the empty list is shown, so that nothing changes in it. Without it, the way to a new project says what is in its way. */
  async #loadBarrier(): Promise<void> {
    const barrier = await this.#dependencies.code.barrier().catch(() => null);
    runInAction(() => (this.projectBarrier = barrier));
  }

  #happened(event: Parameters<typeof afterReportEvent>[1]): void {
    runInAction(() => (this.collection = afterReportEvent(this.collection, event)));
  }

  /** The row that takes the place of the first one that leaves, else the last one left. */
  #rowAfter(leaving: readonly string[]): string | null {
    const numbers = this.rows.map(({ reportNumber }) => reportNumber);
    const first = numbers.findIndex((number) => leaving.includes(number));
    const stays = (number: string) => !leaving.includes(number);
    return numbers.slice(first).find(stays) ?? numbers.findLast(stays) ?? null;
  }

  #slow(request: number): void {
    if (request === this.#request) runInAction(() => (this.isSlow = true));
  }
}
