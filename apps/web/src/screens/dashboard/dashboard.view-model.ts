import {
  nextPage,
  type ProjectListFailure,
  type ProjectPage,
  type ProjectSearch,
  refineSearch,
  searchFromQuery,
  type SearchProjects,
  searchToQuery,
} from '@ridgeline/core/reports';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { CancelTimer, Timer } from '@ridgeline/core/shared';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Shown =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly page: ProjectPage }
  | { readonly is: 'failed'; readonly failure: ProjectListFailure };

export const SORTS = ['createdAt.desc', 'createdAt.asc', 'address.asc', 'address.desc'] as const;
export type Sort = (typeof SORTS)[number];

const TYPING_PAUSE = 250;

/** The URL is the state: search, order and page are read from it. */
export class DashboardViewModel {
  shown: Shown = { is: 'loading' };
  isRefreshing = false;
  /** The text of the search field, ahead of the URL while the user types. */
  typed: string;
  readonly #projects: SearchProjects;
  readonly #navigation: Navigation;
  readonly #session: SessionStore;
  readonly #timer: Timer;
  /** The number of the last request. */
  #request = 0;
  #cancelSearch: CancelTimer = () => undefined;
  #stop: (() => void) | null = null;

  constructor(projects: SearchProjects, navigation: Navigation, session: SessionStore, timer: Timer) {
    this.#projects = projects;
    this.#navigation = navigation;
    this.#session = session;
    this.#timer = timer;
    this.typed = this.search.term;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  enter(): void {
    this.#stop = reaction(
      () => searchToQuery(this.search),
      () => void this.load(),
      { fireImmediately: true, equals: compareStructural },
    );
  }

  leave(): void {
    this.#cancelSearch();
    this.#request += 1;
    this.#stop?.();
  }

  get search(): ProjectSearch {
    return searchFromQuery(this.#navigation.query);
  }

  get sort(): Sort {
    return `${this.search.sortBy}.${this.search.order}`;
  }

  get hasNext(): boolean {
    return this.shown.is === 'ready' && this.shown.page.next !== null;
  }

  get isFirstPage(): boolean {
    return this.search.page === 1;
  }

  /** Without stored cursors, as after opening a link, Previous goes to the first page. */
  get knowsPrevious(): boolean {
    return this.#trail.length > 0;
  }

  /** START-2 waits for the profile; the guard does not show this screen before. */
  async load(): Promise<void> {
    const request = ++this.#request;
    this.isRefreshing = true;
    const answer = await this.#projects.run(this.search);
    // Only the last request counts: a response to an earlier one must not overwrite it.
    if (request !== this.#request) return;
    runInAction(() => {
      this.isRefreshing = false;
      this.shown = answer.ok
        ? { is: 'ready', page: answer.value }
        : { is: 'failed', failure: answer.failure };
    });
    if (!answer.ok && answer.failure === 'signed-out') await this.#session.refused();
  }

  typeTerm(term: string): void {
    this.typed = term;
    this.#cancelSearch();
    this.#cancelSearch = this.#timer.after(TYPING_PAUSE, this.searchNow);
  }

  searchNow(): void {
    this.#cancelSearch();
    if (this.typed !== this.search.term)
      this.#show(refineSearch(this.search, { term: this.typed }), [], true);
  }

  clearSearch(): void {
    this.typed = '';
    this.searchNow();
  }

  sortBy(sort: Sort): void {
    const [sortBy, order] = sort.split('.') as [ProjectSearch['sortBy'], ProjectSearch['order']];
    this.#show(refineSearch(this.search, { sortBy, order }), []);
  }

  goToNext(): void {
    if (this.shown.is !== 'ready' || this.shown.page.next === null) return;
    this.#show(nextPage(this.search, this.shown.page.next), [...this.#trail, this.search.after]);
  }

  goToPrevious(): void {
    const after = this.#trail.at(-1) ?? null;
    const page = after === null ? 1 : this.search.page - 1;
    this.#show({ ...this.search, page, after }, this.#trail.slice(0, -1));
  }

  /** The cursors of the previous pages, kept in the history entry so that they survive a reload. */
  get #trail(): readonly (string | null)[] {
    const { keepsake } = this.#navigation;
    return Array.isArray(keepsake) && this.search.page > 1 ? (keepsake as readonly (string | null)[]) : [];
  }

  #show(search: ProjectSearch, trail: readonly (string | null)[], replace = false): void {
    const query = new URLSearchParams(searchToQuery(search)).toString();
    const path = pathTo('dashboard');
    this.#navigation.go((query === '' ? path : `${path}?${query}`) as AppPath, { replace, keepsake: trail });
  }
}
