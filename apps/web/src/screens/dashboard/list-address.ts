import {
  type ProjectSearch,
  refineSearch,
  type SearchDefaults,
  searchFromQuery,
  searchToQuery,
} from '@ridgeline/core/reports';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Viewport } from '../../view-model/viewport.ts';

type Trail = readonly (string | null)[];

/** The URL is the state of a list: view, search, filters, order, page and its size are read from it, and written to it. */
// DASH-1
export class ListAddress {
  readonly route: 'dashboard' | 'search';
  readonly #navigation: Navigation;
  readonly #viewport: Viewport;

  constructor(route: 'dashboard' | 'search', navigation: Navigation, viewport: Viewport) {
    this.route = route;
    this.#navigation = navigation;
    this.#viewport = viewport;
  }

  get search(): ProjectSearch {
    return searchFromQuery(this.#navigation.query, this.#defaults);
  }

  /** The cursors of the previous pages, kept in the history entry so that they survive a reload. */
  get trail(): Trail {
    const { keepsake } = this.#navigation;
    return Array.isArray(keepsake) && this.search.page > 1 ? (keepsake as Trail) : [];
  }

  pathOf(search: ProjectSearch): AppPath {
    return pathTo(this.route, {}, searchToQuery(search, this.#defaults));
  }

  show(search: ProjectSearch, trail: Trail, replace = false): void {
    this.#navigation.go(this.pathOf(search), { replace, keepsake: trail });
  }

  /** Another list, from its first page on. */
  refine(change: Parameters<typeof refineSearch>[1], replace = false): void {
    this.show(refineSearch(this.search, change), [], replace);
  }

  /** A phone shows as many rows as the contract's default; a desk has room for more. */
  get #defaults(): SearchDefaults {
    return {
      view: this.route === 'search' ? 'all' : 'mine',
      limit: this.#viewport.size === 'phone' ? 5 : 15,
    };
  }
}
