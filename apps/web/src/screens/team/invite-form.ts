import { type Result, say } from '@ridgeline/core/shared';
import {
  type AddMembers,
  type InviteOutcome,
  mayInvite,
  readInvitees,
  TEAM_ROLES,
  type TeamRole,
  teamsMessages,
  type WrittenInvitee,
} from '@ridgeline/core/teams';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly session: SessionStore;
  readonly language: Language;
  readonly add: AddMembers;
};

export type InviteLine = { readonly text: string; readonly outcome: InviteOutcome | 'invalid' };

/** The API takes this many at once; the others stay in the field. */
const MOST_AT_ONCE = 50;

/** TEAM-2 TEAM-4: addresses as they were pasted, and what became of each. */
export class InviteForm {
  written: readonly WrittenInvitee[] = [];
  typed = '';
  role: TeamRole = 'member';
  isSending = false;
  failure: string | null = null;
  /** Of the last sending. */
  lines: readonly InviteLine[] = [];
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { written: observableRef, lines: observableRef }, { autoBind: true });
  }

  /** How many the button sends. */
  get count(): number {
    return Math.min(MOST_AT_ONCE, this.#valid(this.#all).length);
  }

  get invalid(): readonly string[] {
    return this.written.filter(({ email }) => email === null).map(({ text }) => text);
  }

  // D TEAM-2.2
  get roles(): readonly TeamRole[] {
    return TEAM_ROLES.filter((role) => mayInvite(this.#dependencies.store.actor, role).allowed);
  }

  type(text: string): void {
    this.typed = text;
  }

  add(text: string): void {
    this.written = readInvitees([...this.written.map((one) => one.text), text].join('\n'));
    this.typed = '';
  }

  drop(text: string): void {
    this.written = this.written.filter((one) => one.text !== text);
  }

  /** Takes an entry back into the field, to be corrected. */
  correct(text: string): void {
    this.drop(text);
    this.typed = text;
  }

  choose(role: TeamRole): void {
    this.role = role;
  }

  dismiss(): void {
    this.lines = [];
  }

  // START-3
  clear(): void {
    this.written = [];
    this.typed = '';
    this.role = 'member';
    this.failure = null;
    this.lines = [];
  }

  async send(): Promise<void> {
    const { store, session, add, language } = this.#dependencies;
    if (this.isSending) return;
    if (this.typed.trim() !== '') this.add(this.typed);
    const sent = this.#valid(this.written).slice(0, MOST_AT_ONCE);
    if (sent.length === 0) return;
    this.isSending = true;
    this.failure = null;
    const added = await add.run(store.actor, { emails: sent.join('\n'), role: this.role });
    if (!added.ok && added.failure.code === 'not-authenticated') return session.refused();
    runInAction(() => {
      this.isSending = false;
      if (added.ok) this.#settle(added.value, sent);
      else this.failure = wordsOf(added, language.locale);
    });
    await store.load();
  }

  /** What could not be invited stays in the field: nothing that was pasted is lost. */
  #settle(
    outcomes: readonly { readonly email: string; readonly outcome: InviteOutcome }[],
    sent: readonly string[],
  ): void {
    const unseated = new Set(outcomes.flatMap(({ email, outcome }) => (outcome === 'no-seat' ? email : [])));
    this.lines = [
      ...outcomes.map(({ email, outcome }) => ({ text: email, outcome })),
      ...this.invalid.map((text) => ({ text, outcome: 'invalid' as const })),
    ];
    this.written = this.written.filter(({ text }) => !sent.includes(text) || unseated.has(text));
  }

  get #all(): readonly WrittenInvitee[] {
    return this.typed.trim() === ''
      ? this.written
      : readInvitees([...this.written.map(({ text }) => text), this.typed].join('\n'));
  }

  #valid(written: readonly WrittenInvitee[]): readonly string[] {
    return written.flatMap(({ email }) => email ?? []);
  }
}

type Added = Awaited<ReturnType<AddMembers['run']>>;

function wordsOf(added: Extract<Added, Result<never, unknown>>, locale: Language['locale']): string {
  const { failure } = added;
  return failure.code === 'emails-invalid'
    ? say(teamsMessages, locale, failure.code, { invalid: failure.invalid.join(', ') })
    : say(teamsMessages, locale, failure.code);
}
