import { pathTo } from '@ridgeline/core/routes';
import {
  initialMemberSearch,
  mayChangeOwner,
  mayChangeRole,
  mayRemoveMember,
  type RosterEntry,
  TEAM_ROLES,
  type TeamRole,
} from '@ridgeline/core/teams';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Page } from '../../view-model/page.ts';
import type { TeamChanges } from './team-changes.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly changes: TeamChanges;
  readonly navigation: Navigation;
  readonly page: Page;
};

/** TEAM-2: one entry of the roster, which the address names. */
export class EditTeamMemberViewModel {
  readonly store: TeamStore;
  readonly changes: TeamChanges;
  readonly #navigation: Navigation;
  readonly #page: Page;
  #stop = (): void => {};

  constructor({ store, changes, navigation, page }: Dependencies) {
    this.store = store;
    this.changes = changes;
    this.#navigation = navigation;
    this.#page = page;
    makeAutoObservable(this, { store: false, changes: false }, { autoBind: true });
  }

  enter(): void {
    void this.store.load(initialMemberSearch);
    this.#stop = this.#page.whenShown(() => void this.store.load());
  }

  leave(): void {
    this.#stop();
    this.store.leave();
  }

  get entry(): RosterEntry | null {
    const id = this.#navigation.query['member_id'];
    return this.store.found.find((entry) => entry.id === id) ?? null;
  }

  get isOwner(): boolean {
    return this.entry !== null && this.entry.id === this.store.team?.adminId;
  }

  get roles(): readonly TeamRole[] {
    const { entry } = this;
    if (entry === null) return [];
    return TEAM_ROLES.filter((role) => mayChangeRole(this.store.actor, entry.id, role).allowed);
  }

  get mayRemove(): boolean {
    return this.entry !== null && mayRemoveMember(this.store.actor, this.entry.id).allowed;
  }

  get mayOwn(): boolean {
    const { entry } = this;
    if (entry?.inviteStatus !== 'active') return false;
    return mayChangeOwner(this.store.actor, entry.id).allowed;
  }

  get maySendAgain(): boolean {
    return this.store.managesPeople && this.entry !== null && this.entry.inviteStatus !== 'active';
  }

  giveRole(role: string): void {
    const { entry } = this;
    if (entry) void this.changes.giveRole(entry, role as TeamRole);
  }

  remove(): void {
    const { entry } = this;
    if (entry) this.changes.askToRemove(entry, () => this.#navigation.go(pathTo('myTeam')));
  }

  makeOwner(): void {
    if (this.entry) this.changes.askToMakeOwner(this.entry);
  }

  sendAgain(): void {
    if (this.entry) void this.changes.sendAgain(this.entry);
  }
}
