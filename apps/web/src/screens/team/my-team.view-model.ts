import { featureVerdict } from '@ridgeline/core/plans';
import type { ProfileEditor } from '@ridgeline/core/profile';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { CancelTimer, Clock, Timer } from '@ridgeline/core/shared';
import {
  initialMemberSearch,
  INVITE_STATUSES,
  mayChangeRole,
  mayRemoveMember,
  type MemberSearch,
  memberSearchFromQuery,
  memberSearchToQuery,
  type MemberSortKey,
  refineMemberSearch,
  type RosterEntry,
  type RosterPage,
  rosterPage,
  TEAM_ROLES,
  type TeamRole,
} from '@ridgeline/core/teams';
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Drafts } from '../../view-model/drafts.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Page } from '../../view-model/page.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { InviteForm } from './invite-form.ts';
import type { TeamChanges } from './team-changes.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly changes: TeamChanges;
  readonly form: InviteForm;
  readonly session: SessionStore;
  readonly profiles: ProfileEditor;
  readonly navigation: Navigation;
  readonly page: Page;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly drafts: Drafts;
};

const TYPING_PAUSE = 250;
const DAY = 86_400_000;

/** TEAM-3: the roster. The URL is the state of its search. */
export class MyTeamViewModel {
  /** The text of the search field, ahead of the URL while the user types. */
  typed: string;
  checked: ReadonlySet<string> = new Set();
  readonly store: TeamStore;
  readonly changes: TeamChanges;
  readonly form: InviteForm;
  readonly #dependencies: Dependencies;
  #cancelSearch: CancelTimer = () => undefined;
  #stops: readonly (() => void)[] = [];
  #isSeen = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.store = dependencies.store;
    this.changes = dependencies.changes;
    this.form = dependencies.form;
    this.typed = this.search.term;
    makeAutoObservable(
      this,
      { store: false, changes: false, form: false, checked: observableRef },
      { autoBind: true },
    );
  }

  enter(): void {
    this.#stops = [
      reaction(
        () => [memberSearchToQuery({ ...this.search, page: 1 }), this.#teamId] as const,
        () => void this.store.load(this.search),
        { fireImmediately: true, equals: compareStructural },
      ),
      // Somebody else may have changed the roster while this page was in the background.
      this.#dependencies.page.whenShown(() => void this.store.load()),
      this.#dependencies.drafts.keep({
        key: 'invites',
        text: () => this.form.draft,
        restore: this.form.restore,
      }),
    ];
    void this.#seen();
  }

  leave(): void {
    this.#cancelSearch();
    for (const stop of this.#stops) stop();
    this.store.leave();
  }

  get search(): MemberSearch {
    return memberSearchFromQuery(this.#dependencies.navigation.query);
  }

  /** HDR-12: without a team and without the right to one. A team whose plan has ended stays readable. */
  get lacksRight(): boolean {
    const { profile } = this.#dependencies.session;
    const limits = profile?.subscriptions?.[0]?.limits;
    return this.#teamId === null && (limits === undefined || !featureVerdict('team', limits).allowed);
  }

  get name(): string | null {
    return this.store.team?.name ?? this.#dependencies.session.profile?.team?.name ?? null;
  }

  get page(): RosterPage {
    const adminId = this.store.team?.adminId ?? '';
    return rosterPage(this.store.found, { adminId, search: this.search });
  }

  /** For the bars of the projects. */
  get mostProjects(): number {
    return Math.max(0, ...this.store.found.map(({ projectCount }) => projectCount));
  }

  /** In whatever order. */
  get isFiltered(): boolean {
    const { page, sortBy, sortOrder } = initialMemberSearch;
    return !compareStructural({ ...this.search, page, sortBy, sortOrder }, initialMemberSearch);
  }

  get isAlone(): boolean {
    const { team } = this.store;
    return (
      team !== null && team.members.length === 1 && team.seats.held === 0 && this.store.found.length <= 1
    );
  }

  get seats(): {
    readonly taken: number;
    readonly held: number;
    readonly total: number;
    readonly free: number;
  } | null {
    const { team } = this.store;
    if (team === null || team.seats.total === null) return null;
    const { total, held } = team.seats;
    const taken = team.members.length;
    return { taken, held, total, free: Math.max(0, total - taken - held) };
  }

  isOwner({ id }: RosterEntry): boolean {
    return this.store.team?.adminId === id;
  }

  isReader({ id }: RosterEntry): boolean {
    return this.store.userId === id;
  }

  /** The roles that the reader may give; fewer than two: the role is only read. */
  rolesFor({ id }: RosterEntry): readonly TeamRole[] {
    return TEAM_ROLES.filter((role) => mayChangeRole(this.store.actor, id, role).allowed);
  }

  mayRemove({ id }: RosterEntry): boolean {
    return mayRemoveMember(this.store.actor, id).allowed;
  }

  /** Whole days since an invite was last sent. */
  daysOpen({ inviteTime, createdAt }: RosterEntry): number {
    return Math.max(0, Math.floor((this.#dependencies.clock.now() - (inviteTime ?? createdAt)) / DAY));
  }

  pathOf({ id }: RosterEntry): AppPath {
    return pathTo('editTeamMember', {}, { member_id: id });
  }

  type(term: string): void {
    this.typed = term;
    this.#cancelSearch();
    this.#cancelSearch = this.#dependencies.timer.after(TYPING_PAUSE, this.searchNow);
  }

  searchNow(): void {
    this.#cancelSearch();
    if (this.typed !== this.search.term)
      this.#show(refineMemberSearch(this.search, { term: this.typed }), true);
  }

  clear(): void {
    this.typed = '';
    this.#cancelSearch();
    this.#show(initialMemberSearch);
  }

  filterByRole(role: string | null): void {
    const { role: _, ...others } = this.search.filters;
    this.#show(refineMemberSearch(this.search, { filters: { ...others, ...(role !== null && { role }) } }));
  }

  filterByInvite(status: string | null): void {
    const { inviteStatus: _, ...others } = this.search.filters;
    const inviteStatus = INVITE_STATUSES.find((known) => known === status);
    this.#show(
      refineMemberSearch(this.search, { filters: { ...others, ...(inviteStatus && { inviteStatus }) } }),
    );
  }

  filterByProjects(choice: string | null): void {
    this.#show(refineMemberSearch(this.search, { numberOfProjects: choice === 'none' ? 0 : null }));
  }

  /** The same column again turns the order around. */
  sortBy(sortBy: MemberSortKey): void {
    const { search } = this;
    const first = sortBy === 'createdAt' || sortBy === 'projectCount' ? 'desc' : 'asc';
    const turned = search.sortOrder === 'asc' ? 'desc' : 'asc';
    this.#show(refineMemberSearch(search, { sortBy, sortOrder: search.sortBy === sortBy ? turned : first }));
  }

  goTo(page: number): void {
    this.#show({ ...this.search, page });
  }

  check(id: string, isChecked: boolean): void {
    this.checked = new Set([...this.checked].filter((one) => one !== id).concat(isChecked ? [id] : []));
  }

  checkAll(isChecked: boolean): void {
    this.checked = new Set(isChecked ? this.page.entries.filter(this.mayRemove).map(({ id }) => id) : []);
  }

  get checkedEntries(): readonly RosterEntry[] {
    return this.page.entries.filter((entry) => this.checked.has(entry.id) && this.mayRemove(entry));
  }

  get resendable(): readonly RosterEntry[] {
    return this.checkedEntries.filter(({ inviteStatus }) => inviteStatus !== 'active');
  }

  async sendCheckedAgain(): Promise<void> {
    for (const entry of this.resendable) await this.changes.sendAgain(entry);
    this.checkAll(false);
  }

  /** Who comes back by Undo is not checked again. */
  askToRemoveChecked(): void {
    this.changes.askToRemoveAll(this.checkedEntries, () => this.checkAll(false));
  }

  get #teamId(): string | null {
    return this.#dependencies.session.profile?.teamId ?? null;
  }

  /** HDR-1: the dot at the tab is there until the screen is seen. Nothing depends on it, so a failure is not told. */
  async #seen(): Promise<void> {
    const { session, profiles } = this.#dependencies;
    const { profile } = session;
    const visit = session.visit.number;
    if (this.#isSeen || profile === null || profile.flagTeamNotificationSeen !== false) return;
    this.#isSeen = true;
    const saved = await profiles.save({ flagTeamNotificationSeen: true });
    const now = session.profile;
    if (saved.ok && now !== null) session.profileChanged({ ...now, flagTeamNotificationSeen: true }, visit);
  }

  #show(search: MemberSearch, replace = false): void {
    this.checked = new Set();
    const path = pathTo('myTeam', {}, memberSearchToQuery(search));
    this.#dependencies.navigation.go(path, { replace });
  }
}
