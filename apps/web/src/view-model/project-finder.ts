import {
  addressParts,
  listRequestFor,
  type ListProjects,
  type ProjectSummary,
} from '@ridgeline/core/reports';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { CancelTimer, Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionStore } from './session.store.ts';

/** A project that was found. */
export type FoundProject = {
  readonly reportNumber: string;
  readonly street: string;
  readonly locality: string;
  readonly path: AppPath;
};

const TYPING_PAUSE = 200;
const FEWEST_LETTERS = 2;
const MOST_FOUND = 5;

/** The projects that fit what is typed: those of the user, and of their team. */
export class ProjectFinder {
  typed = '';
  found: readonly FoundProject[] = [];
  isSearching = false;
  hasFailed = false;
  /** From how many letters on it searches. */
  #fewestLetters = FEWEST_LETTERS;
  readonly #projects: ListProjects;
  readonly #session: SessionStore;
  readonly #timer: Timer;
  /** The number of the last request. */
  #request = 0;
  #cancel: CancelTimer = () => undefined;

  constructor(projects: ListProjects, session: SessionStore, timer: Timer) {
    this.#projects = projects;
    this.#session = session;
    this.#timer = timer;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  /** All projects that fit, on a page of their own; null before enough is typed, and for a visitor. */
  get allPath(): AppPath | null {
    return this.#canSearch ? pathTo('search', {}, { term: this.typed.trim() }) : null;
  }

  /** Before anything is typed, the newest. */
  offerNewest(): void {
    this.#fewestLetters = 0;
    void this.#search();
  }

  type(text: string): void {
    this.typed = text;
    this.#request += 1;
    this.#cancel();
    if (!this.#canSearch) this.found = [];
    else this.#cancel = this.#timer.after(TYPING_PAUSE, () => void this.#search());
  }

  async #search(): Promise<void> {
    const { profile } = this.#session;
    if (profile === null) return;
    const request = ++this.#request;
    runInAction(() => (this.isSearching = true));
    const search = {
      term: this.typed.trim(),
      sortBy: 'createdAt',
      order: 'desc',
      page: 1,
      limit: MOST_FOUND,
      after: null,
      filters: {},
      view: 'all',
    } as const;
    const person = { userId: profile.userId, teamId: profile.teamId ?? null };
    const answer = await this.#projects.run(listRequestFor(search, person));
    // Only the last request counts.
    if (request !== this.#request) return;
    runInAction(() => {
      this.isSearching = false;
      this.hasFailed = !answer.ok;
      this.found = answer.ok ? answer.value.items.map(foundProject) : [];
    });
  }

  get #canSearch(): boolean {
    const { session } = this.#session;
    const isIn = session.is === 'signed-in' && session.termsAccepted;
    return isIn && this.typed.trim().length >= this.#fewestLetters;
  }
}

function foundProject({ reportNumber, address }: ProjectSummary): FoundProject {
  return { reportNumber, ...addressParts(address), path: pathTo('report', { number: reportNumber }) };
}
