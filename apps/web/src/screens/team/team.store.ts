import type { ProfileGateway } from '@ridgeline/core/profile';
import {
  type LoadTeam,
  mayManagePeople,
  mayManageTeam,
  type MemberSearch,
  type RosterEntry,
  type SearchMembers,
  type Team,
  type TeamActor,
} from '@ridgeline/core/teams';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly profiles: ProfileGateway;
  readonly loadTeam: LoadTeam;
  readonly search: SearchMembers;
};

export type TeamState =
  | { readonly is: 'loading' }
  /** Nobody has a team before they bought a plan with seats. */
  | { readonly is: 'none' }
  /** They were removed while they looked at it. */
  | { readonly is: 'gone' }
  | { readonly is: 'failed'; readonly failure: 'team-unavailable' | 'members-unavailable' }
  | { readonly is: 'ready'; readonly team: Team; readonly found: readonly RosterEntry[] };

/** A team is small: one search reads all that it finds, and the screen shows it by pages. */
const ALL = Number.MAX_SAFE_INTEGER;

/** The reader's team and its roster, for the screens of the team. */
export class TeamStore {
  state: TeamState = { is: 'loading' };
  isRefreshing = false;
  readonly #dependencies: Dependencies;
  #request = 0;
  #search: MemberSearch | null = null;
  #hadTeam = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get userId(): string | null {
    return this.#dependencies.session.profile?.userId ?? null;
  }

  get team(): Team | null {
    return this.state.is === 'ready' ? this.state.team : null;
  }

  get found(): readonly RosterEntry[] {
    return this.state.is === 'ready' ? this.state.found : [];
  }

  /** The reader in their team; those who are invited count, since their role can be changed too. */
  get actor(): TeamActor<Team> {
    const { team } = this;
    const userId = this.userId ?? '';
    if (team === null) return { userId, team: null };
    const joined = new Set(team.members.map(({ id }) => id));
    const invited = this.found.filter(({ id }) => !joined.has(id)).map(({ id, role }) => ({ id, role }));
    return { userId, team: { ...team, members: [...team.members, ...invited] } };
  }

  get isOwner(): boolean {
    return mayManageTeam(this.actor).allowed;
  }

  // D TEAM-2.2
  get managesPeople(): boolean {
    return mayManagePeople(this.actor).allowed;
  }

  /** Loaded rows stay until newer ones are loaded. */
  async load(search: MemberSearch | null = this.#search): Promise<void> {
    const { session, loadTeam, search: searchMembers } = this.#dependencies;
    if (search === null) return;
    this.#search = search;
    const request = ++this.#request;
    const teamId = session.profile?.teamId ?? null;
    if (teamId === null) return this.#show(request, { is: this.#hadTeam ? 'gone' : 'none' });
    runInAction(() => (this.isRefreshing = true));
    const [team, members] = await Promise.all([
      loadTeam.run(teamId),
      searchMembers.run(teamId, { ...search, page: 1, limit: ALL }),
    ]);
    if (team.ok && members.ok) {
      this.#hadTeam = true;
      return this.#show(request, { is: 'ready', team: team.value, found: members.value.entries });
    }
    const failure = team.ok ? (members.ok ? null : members.failure) : team.failure;
    if (failure === 'not-authenticated') return session.refused();
    if (await this.#isGone(teamId)) return this.#show(request, { is: 'gone' });
    this.#show(request, {
      is: 'failed',
      failure: failure === 'members-unavailable' ? failure : 'team-unavailable',
    });
  }

  // START-3
  clear(): void {
    this.leave();
    this.#search = null;
    this.#hadTeam = false;
    this.state = { is: 'loading' };
  }

  /** Forgets the answers that are on their way. */
  leave(): void {
    this.#request += 1;
  }

  /** Shows a change before the API has answered. */
  patch(id: string, change: Partial<RosterEntry>): void {
    if (this.state.is !== 'ready') return;
    const found = this.state.found.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    this.state = { ...this.state, found };
  }

  /** Somebody may have changed the team meanwhile, or the reader's place in it. */
  async #isGone(teamId: string): Promise<boolean> {
    const { session, profiles } = this.#dependencies;
    await reloadProfile(session, profiles);
    return session.profile !== null && session.profile.teamId !== teamId;
  }

  #show(request: number, state: TeamState): void {
    if (request !== this.#request) return;
    runInAction(() => {
      this.isRefreshing = false;
      this.state = state;
    });
  }
}
