import {
  nextPage,
  type ProjectFilter,
  type ProjectSearch,
  type ProjectView,
  refineSearch,
} from '@ridgeline/core/reports';
import { type AppPath, routeOf } from '@ridgeline/core/routes';
import type { CancelTimer, Timer } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { Viewport } from '../../view-model/viewport.ts';
import { ListAddress } from './list-address.ts';

export const SORTS = ['createdAt.desc', 'createdAt.asc', 'address.asc', 'address.desc'] as const;
export type Sort = (typeof SORTS)[number];

/** The views of the dashboard, in their order; `/search` shows all projects. */
const VIEWS = ['mine', 'team', 'needs-a-look', 'archived'] as const;

const TYPING_PAUSE = 250;

type Dependencies = {
  readonly navigation: Navigation;
  readonly viewport: Viewport;
  readonly session: SessionStore;
  readonly timer: Timer;
};

/** Which projects are asked for: the address says it, and a change of it is a change of the address. */
// DASH-1 DASH-4
export class ListQuery {
  /** The text of the search field, ahead of the address while the user types. */
  typed: string;
  readonly route: 'dashboard' | 'search';
  readonly #address: ListAddress;
  readonly #session: SessionStore;
  readonly #timer: Timer;
  #cancelSearch: CancelTimer = () => undefined;

  constructor({ navigation, viewport, session, timer }: Dependencies) {
    this.route = routeOf(navigation.address)?.name === 'search' ? 'search' : 'dashboard';
    this.#address = new ListAddress(this.route, navigation, viewport);
    this.#session = session;
    this.#timer = timer;
    this.typed = this.search.term;
    makeAutoObservable(this, { route: false }, { autoBind: true });
  }

  get search(): ProjectSearch {
    return this.#address.search;
  }

  get views(): readonly ProjectView[] {
    if (this.route === 'search') return [];
    return VIEWS.filter((view) => view !== 'team' || this.isInTeam);
  }

  get isInTeam(): boolean {
    return (this.#session.profile?.teamId ?? null) !== null;
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

  get isFirstPage(): boolean {
    return this.search.page === 1;
  }

  /** Without stored cursors, as after opening a link, Previous goes to the first page. */
  get knowsPrevious(): boolean {
    return this.#address.trail.length > 0;
  }

  pathOf(view: ProjectView): AppPath {
    return this.#address.pathOf(refineSearch(this.search, { view }));
  }

  typeTerm(term: string): void {
    this.typed = term;
    this.stopTyping();
    this.#cancelSearch = this.#timer.after(TYPING_PAUSE, this.searchNow);
  }

  searchNow(): void {
    this.stopTyping();
    if (this.typed !== this.search.term) this.#address.refine({ term: this.typed }, true);
  }

  clearSearch(): void {
    this.typed = '';
    this.searchNow();
  }

  /** What was typed last is not searched for. */
  stopTyping(): void {
    this.#cancelSearch();
  }

  /** An empty value takes the filter away. */
  filterBy(filters: Readonly<Partial<Record<ProjectFilter, string>>>): void {
    const set = Object.entries({ ...this.search.filters, ...filters }).filter(
      ([, value]) => value.trim() !== '',
    );
    this.#address.refine({ filters: Object.fromEntries(set) });
  }

  showAll(): void {
    this.stopTyping();
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

  /** The page that begins at this cursor. */
  showNext(cursor: string): void {
    this.#address.show(nextPage(this.search, cursor), [...this.#address.trail, this.search.after]);
  }

  showPrevious(): void {
    const after = this.#address.trail.at(-1) ?? null;
    const page = after === null ? 1 : this.search.page - 1;
    this.#address.show({ ...this.search, page, after }, this.#address.trail.slice(0, -1));
  }
}
