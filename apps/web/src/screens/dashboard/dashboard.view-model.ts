import {
  type ListProjects,
  listRequestFor,
  type ProjectLists,
  type ProjectPage,
  searchToQuery,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import type { Clock, Instant, Preferences, Timer } from '@ridgeline/core/shared';
import { teamRoleOf } from '@ridgeline/core/teams';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Barrier, ProjectBarrier } from '../../view-model/project-barrier.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { Viewport } from '../../view-model/viewport.ts';
import type { DashboardCode } from './dashboard-code.ts';
import { LedgerRows } from './ledger-rows.ts';
import type { ListArchiving } from './list-archiving.ts';
import type { ListExport } from './list-export.ts';
import type { ListPdfs } from './list-pdfs.ts';
import { ListQuery } from './list-query.ts';
import { ProjectFilterForm } from './project-filter-form.ts';

type Dependencies = {
  readonly projects: ListProjects;
  readonly lists: Pick<ProjectLists, 'jurisdictions'>;
  readonly listArchiving: ListArchiving;
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

const SLOW = 8_000;

/** Loads the rows that the query asks for: one page of projects, and what it says where there are none. */
// DASH-1 DASH-3
export class DashboardViewModel {
  /** The page that the rows are of; null until the first is there. */
  page: Pick<ProjectPage, 'next' | 'total'> | null = null;
  isSlow = false;
  /** Asked about when a list is empty; null until its code is there. */
  projectBarrier: ProjectBarrier | null = null;
  /** Single keys act on rows; a person may turn them off. */
  hasSingleKeys: boolean;
  readonly query: ListQuery;
  readonly rows: LedgerRows;
  readonly filterForm: ProjectFilterForm;
  readonly listExport: ListExport;
  readonly listPdfs: ListPdfs;
  readonly #dependencies: Dependencies;
  /** The number of the last request. */
  #request = 0;
  #landsOnRows = false;
  #stop: (() => void) | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.query = new ListQuery(dependencies);
    this.rows = new LedgerRows({
      archiving: dependencies.listArchiving,
      query: this.query,
      reload: async () => {
        if (this.#stop !== null) await this.load();
      },
    });
    this.filterForm = new ProjectFilterForm(this.query, dependencies.lists, dependencies.session);
    this.listExport = dependencies.listExport;
    this.listPdfs = dependencies.listPdfs;
    this.hasSingleKeys = dependencies.preferences.read('singleKeys') !== 'off';
    makeAutoObservable(
      this,
      {
        page: observableRef,
        projectBarrier: observableRef,
        query: false,
        rows: false,
        filterForm: false,
        listExport: false,
        listPdfs: false,
      },
      { autoBind: true },
    );
  }

  enter(): void {
    const { query, rows } = this;
    this.#stop = reaction(
      () => [searchToQuery(query.search), query.search.limit] as const,
      () => {
        rows.selection.clear();
        void this.load();
      },
      { fireImmediately: true, equals: compareStructural },
    );
  }

  leave(): void {
    this.query.stopTyping();
    this.listExport.cancel();
    this.listPdfs.leave();
    this.#request += 1;
    this.#stop?.();
    this.#stop = null;
  }

  get now(): Instant {
    return this.#dependencies.clock.now();
  }

  get hasNext(): boolean {
    return this.page !== null && this.page.next !== null;
  }

  /** The numbers of the first and last row that are shown. */
  get range(): { readonly from: number; readonly to: number } {
    const { page, limit } = this.query.search;
    const before = (page - 1) * limit;
    return { from: before + 1, to: before + this.rows.all.length };
  }

  /** D TEAM-1.1: a viewer of a team begins none. */
  get mayBeginProjects(): boolean {
    const { profile } = this.#dependencies.session;
    return profile === null || teamRoleOf(profile.userId, profile.team ?? null) !== 'viewer';
  }

  /** HDR-2: why this person begins no project, and what leads on from here. */
  get barrier(): Barrier | null {
    const barrier = this.projectBarrier?.beforeAddress ?? null;
    if (barrier === null) return null;
    return { ...barrier, ways: barrier.ways.filter(({ path }) => path !== pathTo('dashboard')) };
  }

  /** START-2 waits for the profile; the guard does not show this screen before. */
  async load(): Promise<void> {
    const { projects, session, timer } = this.#dependencies;
    const { profile } = session;
    if (profile === null) return;
    const request = ++this.#request;
    this.rows.requested();
    const cancelSlow = timer.after(SLOW, () => this.#slow(request));
    const { search } = this.query;
    const person = { userId: profile.userId, teamId: profile.teamId ?? null };
    const answer = await projects.run(listRequestFor({ ...search, term: search.term.trim() }, person));
    if (answer.ok && answer.value.items.length === 0) await this.#loadBarrier();
    cancelSlow();
    // Only the last request counts: a response to an earlier one must not overwrite it.
    if (request !== this.#request) return;
    runInAction(() => {
      this.isSlow = false;
      if (!answer.ok) return this.rows.failed(answer.failure);
      this.page = answer.value;
      this.rows.show(answer.value.items, { lands: this.#landsOnRows });
      this.#landsOnRows = false;
    });
    if (!answer.ok && answer.failure === 'signed-out') await session.refused();
  }

  goToNext(): void {
    if (this.page === null || this.page.next === null || this.rows.isLoading) return;
    this.#landsOnRows = true;
    this.query.showNext(this.page.next);
  }

  goToPrevious(): void {
    this.#landsOnRows = true;
    this.query.showPrevious();
  }

  useSingleKeys(isOn: boolean): void {
    this.hasSingleKeys = isOn;
    this.#dependencies.preferences.write('singleKeys', isOn ? 'on' : 'off');
  }

  exportSelected(): void {
    void this.listExport.save(this.rows.selected);
  }

  // D RPT-7.6
  makePdfs(): void {
    const { rows, query, page } = this;
    const chosen = rows.selection.of(rows.all);
    void this.listPdfs.open({ chosen, search: query.search, total: page?.total ?? null });
  }

  /** Before the empty list is shown, so that nothing changes in it. Without it, the way to a new project says what is in its way. */
  async #loadBarrier(): Promise<void> {
    const barrier = await this.#dependencies.code.barrier().catch(() => null);
    runInAction(() => (this.projectBarrier = barrier));
  }

  #slow(request: number): void {
    if (request === this.#request) runInAction(() => (this.isSlow = true));
  }
}
