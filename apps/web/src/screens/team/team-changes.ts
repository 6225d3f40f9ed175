import type { ProfileGateway } from '@ridgeline/core/profile';
import { type MessageValues, type Result, say } from '@ridgeline/core/shared';
import {
  type AddMembers,
  type ChangeOwner,
  type ChangeRole,
  type RemoveMember,
  type RestoreMember,
  type ResendInvite,
  type ResendInvites,
  rosterName,
  type RosterEntry,
  shownTeamRole,
  teamsMessages,
  type TeamRole,
} from '@ridgeline/core/teams';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { DialogStore } from '../../view-model/dialogs.store.ts';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastMessage, ToastStore, ToastWords } from '../../view-model/toasts.store.ts';
import { teamMessages } from './team.messages.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly session: SessionStore;
  readonly profiles: ProfileGateway;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly dialogs: DialogStore;
  readonly changeRole: ChangeRole;
  readonly changeOwner: ChangeOwner;
  readonly remove: RemoveMember;
  readonly restore: RestoreMember;
  readonly add: AddMembers;
  readonly resend: ResendInvite;
  readonly resendAll: ResendInvites;
};

type Words = (typeof teamMessages)['en'];
type Failure = Exclude<keyof (typeof teamsMessages)['en'], 'emails-invalid'>;
type Action = ToastMessage['action'];

/** TEAM-2 TEAM-4: the changes of a team's people, each with its words and, where it can be taken back, with Undo. */
export class TeamChanges {
  /** The entries whose change is under way. */
  busy: ReadonlySet<string> = new Set();
  isSendingAll = false;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { busy: observableRef }, { autoBind: true });
  }

  async giveRole(entry: RosterEntry, role: TeamRole): Promise<void> {
    const { store, changeRole, language } = this.#dependencies;
    // Its control is not disabled meanwhile, which would take the focus from it.
    if (entry.role === role || this.busy.has(entry.id)) return;
    const before = entry.role as TeamRole;
    const { actor } = store;
    store.patch(entry.id, { role });
    const changed = await this.#during(entry, () => changeRole.run(actor, entry.id, role));
    if (!changed.ok) return this.#failed(changed.failure);
    this.#tell(
      () => this.#say('role-given', { name: rosterName(entry), role: shownTeamRole(role, language.locale) }),
      this.#undo(() => this.giveRole({ ...entry, role }, before)),
    );
    void store.load();
  }

  /** A person is asked about first, since they lose the projects of the team at once. An invite is withdrawn at once. */
  askToRemove(entry: RosterEntry, then: () => void = () => undefined): void {
    if (entry.inviteStatus !== 'active') return void this.#remove(entry, then);
    this.#dependencies.dialogs.open('alert', {
      title: this.#say('confirm-remove', { name: rosterName(entry) }),
      text: this.#say('confirm-remove-text'),
      buttons: [
        { label: this.#say('cancel'), path: null },
        { label: this.#say('remove'), path: null, isMain: true, act: () => void this.#remove(entry, then) },
      ],
    });
  }

  askToRemoveAll(entries: readonly RosterEntry[], then: () => void): void {
    const [only] = entries;
    if (only === undefined) return;
    if (entries.length === 1) return this.askToRemove(only, then);
    const { dialogs } = this.#dependencies;
    dialogs.open('alert', {
      title: this.#say('confirm-remove-many', { count: entries.length }),
      text: this.#say('confirm-remove-text'),
      lines: entries.map(rosterName),
      buttons: [
        { label: this.#say('cancel'), path: null },
        {
          label: this.#say('remove'),
          path: null,
          isMain: true,
          act: () => void this.#removeAll(entries, then),
        },
      ],
    });
  }

  askToMakeOwner(entry: RosterEntry, then: () => void = () => undefined): void {
    const { store, dialogs, language } = this.#dependencies;
    const own = store.team?.members.find(({ id }) => id === store.userId)?.role ?? 'member';
    const name = rosterName(entry);
    const values = { name, team: store.team?.name ?? '', role: shownTeamRole(own, language.locale) };
    dialogs.open('alert', {
      title: this.#say('confirm-owner', { name }),
      text: this.#say('confirm-owner-text', values),
      buttons: [
        { label: this.#say('cancel'), path: null },
        {
          label: this.#say('make-owner'),
          path: null,
          isMain: true,
          act: () => void this.#handOver(entry, then),
        },
      ],
    });
  }

  /** A declined invite becomes an open one, which is inviting again. */
  async sendAgain(entry: RosterEntry): Promise<void> {
    const { resend } = this.#dependencies;
    const sent = await this.#during(entry, () =>
      entry.inviteStatus === 'declined' ? this.#invite(entry) : resend.run(entry.email),
    );
    if (!sent.ok) return this.#failed(sent.failure);
    this.#tell(() => this.#say('sent-again', { email: entry.email }));
    await this.#dependencies.store.load();
  }

  // TEAM-4 TEAM-6
  async sendAllAgain(): Promise<void> {
    const { store, resendAll } = this.#dependencies;
    if (this.isSendingAll) return;
    this.isSendingAll = true;
    const count = store.team?.seats.held ?? 0;
    const sent = await resendAll.run(store.actor, 'pending');
    runInAction(() => (this.isSendingAll = false));
    if (!sent.ok) return this.#failed(sent.failure);
    this.#tell(() => this.#say('sent-all', { count }));
    await store.load();
  }

  async #remove(entry: RosterEntry, then: () => void): Promise<void> {
    const { store, remove } = this.#dependencies;
    const removed = await this.#during(entry, () => remove.run(store.actor, entry.id));
    if (!removed.ok) return this.#failed(removed.failure);
    if (entry.inviteStatus === 'active') {
      this.#tell(
        () => this.#say('removed', { name: rosterName(entry) }),
        this.#undo(() => this.#bringBack([entry])),
      );
    } else {
      const undo = entry.inviteStatus === 'pending' ? this.#undo(() => this.#inviteAgain(entry)) : undefined;
      this.#tell(() => this.#say('withdrawn', { email: entry.email }), undo);
    }
    then();
    await store.load();
  }

  async #removeAll(entries: readonly RosterEntry[], then: () => void): Promise<void> {
    const { store, remove } = this.#dependencies;
    for (const entry of entries) {
      const removed = await this.#during(entry, () => remove.run(store.actor, entry.id));
      if (!removed.ok) return this.#failed(removed.failure);
    }
    const people = entries.filter(({ inviteStatus }) => inviteStatus === 'active');
    const undo = people.length === entries.length ? this.#undo(() => this.#bringBack(people)) : undefined;
    this.#tell(() => this.#say('removed-many', { count: entries.length }), undo);
    then();
    await store.load();
  }

  // D TEAM-2.4
  async #bringBack(people: readonly RosterEntry[]): Promise<void> {
    const { store, restore } = this.#dependencies;
    for (const entry of people) {
      const restored = await restore.run(store.actor, entry);
      if (!restored.ok) return this.#failed(restored.failure);
      this.#tell(() => this.#say('restored', { name: rosterName(entry) }));
    }
    await store.load();
  }

  async #handOver(entry: RosterEntry, then: () => void): Promise<void> {
    const { store, changeOwner, session, profiles } = this.#dependencies;
    const changed = await this.#during(entry, () => changeOwner.run(store.actor, entry.id));
    if (!changed.ok) return this.#failed(changed.failure);
    this.#tell(() => this.#say('owner-changed', { name: rosterName(entry) }));
    then();
    await Promise.all([store.load(), reloadProfile(session, profiles)]);
  }

  #undo(act: () => Promise<void>): Action {
    return { label: () => this.#say('undo'), onPress: () => void act() };
  }

  async #inviteAgain(entry: RosterEntry): Promise<void> {
    const sent = await this.#invite(entry);
    if (!sent.ok) return this.#failed(sent.failure);
    this.#tell(() => this.#say('sent-again', { email: entry.email }));
    await this.#dependencies.store.load();
  }

  async #invite({ email, role }: RosterEntry): Promise<Result<unknown, Failure>> {
    const { store, add } = this.#dependencies;
    const added = await add.run(store.actor, { emails: email, role });
    if (added.ok) return added;
    const { code } = added.failure;
    return { ok: false, failure: code === 'emails-invalid' ? 'members-not-added' : code };
  }

  async #during<Answer>(entry: RosterEntry, run: () => Promise<Answer>): Promise<Answer> {
    runInAction(() => (this.busy = new Set([...this.busy, entry.id])));
    const answer = await run();
    runInAction(() => (this.busy = new Set([...this.busy].filter((id) => id !== entry.id))));
    return answer;
  }

  /** Another person may have been faster: what is there now is shown beside the reason. */
  async #failed(failure: Failure): Promise<void> {
    const { store, session, toasts, language } = this.#dependencies;
    if (failure === 'not-authenticated') return session.refused();
    toasts.show({ tone: 'danger', text: () => say(teamsMessages, language.locale, failure) });
    await store.load();
  }

  #tell(text: ToastWords, action?: Action): void {
    this.#dependencies.toasts.show({ tone: 'ok', text, action });
  }

  #say<Key extends keyof Words>(key: Key, ...values: MessageValues<Words[Key]>): string {
    return say(teamMessages, this.#dependencies.language.locale, key, ...values);
  }
}
