import { initialMemberSearch, type RosterEntry } from '@ridgeline/core/teams';
import { makeAutoObservable } from 'mobx';
import type { Page } from '../../view-model/page.ts';
import type { TeamChanges } from './team-changes.ts';
import type { TeamDetails } from './team-details.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly changes: TeamChanges;
  readonly details: TeamDetails;
  readonly page: Page;
};

/** TEAM-2: what the owner alone decides: name, logo, owner. */
export class EditTeamViewModel {
  newOwner: string | null = null;
  readonly store: TeamStore;
  readonly details: TeamDetails;
  readonly #changes: TeamChanges;
  readonly #page: Page;
  #stop = (): void => {};

  constructor({ store, changes, details, page }: Dependencies) {
    this.store = store;
    this.details = details;
    this.#changes = changes;
    this.#page = page;
    makeAutoObservable(this, { store: false, details: false }, { autoBind: true });
  }

  enter(): void {
    void this.store.load(initialMemberSearch);
    this.details.enter();
    this.#stop = this.#page.whenShown(() => void this.store.load());
  }

  leave(): void {
    this.#stop();
    this.details.leave();
    this.store.leave();
  }

  /** Only who has joined can own the team. */
  get candidates(): readonly RosterEntry[] {
    const { team, found } = this.store;
    return found.filter(({ id, inviteStatus }) => inviteStatus === 'active' && id !== team?.adminId);
  }

  choose(id: string): void {
    this.newOwner = id;
  }

  askToChangeOwner(): void {
    const entry = this.candidates.find(({ id }) => id === this.newOwner);
    if (entry) this.#changes.askToMakeOwner(entry);
  }
}
