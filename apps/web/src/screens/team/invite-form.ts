import { type Result, say } from '@ridgeline/core/shared';
import {
  type AddMembers,
  type Invited,
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
import { myTeamMessages } from './my-team.messages.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly session: SessionStore;
  readonly language: Language;
  readonly add: AddMembers;
};

export type InviteLine = {
  readonly text: string;
  readonly outcome: InviteOutcome | 'invalid' | 'not-confirmed';
};

/** The API takes this many at once; a longer list is sent in batches. */
const MOST_AT_ONCE = 50;

/** TEAM-2 TEAM-4: addresses as they were pasted, and what became of each. */
export class InviteForm {
  written: readonly WrittenInvitee[] = [];
  typed = '';
  role: TeamRole = 'member';
  isSending = false;
  /** Sent without an entry. */
  isMissing = false;
  /** How many of a list that is sent in several batches have been answered. */
  progress: { readonly done: number; readonly total: number } | null = null;
  /** Said anew when the reader changes the language. */
  failure: (() => string) | null = null;
  /** Of the last sending. */
  lines: readonly InviteLine[] = [];
  readonly #dependencies: Dependencies;
  #sending = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { written: observableRef, lines: observableRef, progress: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** How many the button sends. */
  get count(): number {
    return this.#valid(this.#all).length;
  }

  /** What is neither sent nor to be lost: the role, and a line for each entry; empty without entries. */
  get draft(): string {
    const entries = [...this.written.map(({ text }) => text), this.typed].join('\n').trim();
    return entries === '' ? '' : `${this.role}\n${entries}`;
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
    this.isMissing = false;
  }

  add(text: string): void {
    this.written = readInvitees([...this.written.map((one) => one.text), text].join('\n'));
    this.typed = '';
    this.isMissing = false;
  }

  restore(draft: string): void {
    const [first, ...entries] = draft.split('\n');
    const role = TEAM_ROLES.find((known) => known === first);
    if (role !== undefined) this.choose(role);
    this.add(role === undefined ? draft : entries.join('\n'));
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
    this.#sending += 1;
    this.isSending = false;
    this.isMissing = false;
    this.progress = null;
    this.written = [];
    this.typed = '';
    this.role = 'member';
    this.failure = null;
    this.lines = [];
  }

  /** All that was pasted, whatever its length: in batches, until one fails. */
  async send(): Promise<void> {
    const { store, session } = this.#dependencies;
    if (this.isSending) return;
    if (this.typed.trim() !== '') this.add(this.typed);
    const asked = this.#valid(this.written);
    this.isMissing = this.written.length === 0;
    if (asked.length === 0) return;
    const sending = ++this.#sending;
    this.isSending = true;
    this.failure = null;
    if (asked.length > MOST_AT_ONCE) this.progress = { done: 0, total: asked.length };
    const sent = await this.#sendInBatches(asked, sending);
    if (sending !== this.#sending) return;
    runInAction(() => {
      this.isSending = false;
      this.progress = null;
    });
    if (sent.failed?.failure.code === 'not-authenticated') return session.refused();
    runInAction(() => this.#tell(sent, asked));
    await store.load();
  }

  async #sendInBatches(asked: readonly string[], sending: number): Promise<Sent> {
    const { store, add } = this.#dependencies;
    const { actor } = store;
    const { role } = this;
    const outcomes: Invited[] = [];
    for (let start = 0; start < asked.length; start += MOST_AT_ONCE) {
      const batch = asked.slice(start, start + MOST_AT_ONCE);
      const added = await add.run(actor, { emails: batch.join('\n'), role });
      // If another user has signed in meanwhile, the rest of the list is not theirs to send.
      if (sending !== this.#sending) break;
      if (!added.ok) return { outcomes, failed: added };
      outcomes.push(...added.value);
      runInAction(() => this.#settle(added.value, batch));
    }
    return { outcomes, failed: null };
  }

  /** What could not be invited stays in the field: nothing that was pasted is lost. */
  #settle(outcomes: readonly Invited[], batch: readonly string[]): void {
    const unseated = new Set(outcomes.flatMap(({ email, outcome }) => (outcome === 'no-seat' ? email : [])));
    this.written = this.written.filter(({ text }) => !batch.includes(text) || unseated.has(text));
    const { progress } = this;
    if (progress !== null) this.progress = { ...progress, done: progress.done + batch.length };
  }

  /** One list for all batches. Of a batch that failed, and of those after it, it is not known: they are in the field. */
  #tell({ outcomes, failed }: Sent, asked: readonly string[]): void {
    const { language } = this.#dependencies;
    const isPart = failed?.failure.code === 'members-not-added' && outcomes.length > 0;
    if (isPart) this.failure = () => say(myTeamMessages, language.locale, 'part-not-confirmed');
    else this.failure = failed === null ? null : () => wordsOf(failed, language.locale);
    if (outcomes.length === 0) return;
    const told = new Set(outcomes.map(({ email }) => email));
    this.lines = [
      // First, since the others may be many.
      ...asked.flatMap((text) => (told.has(text) ? [] : { text, outcome: 'not-confirmed' as const })),
      ...outcomes.map(({ email, outcome }) => ({ text: email, outcome })),
      ...this.invalid.map((text) => ({ text, outcome: 'invalid' as const })),
    ];
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

type Failed = Extract<Awaited<ReturnType<AddMembers['run']>>, Result<never, unknown>>;
type Sent = { readonly outcomes: readonly Invited[]; readonly failed: Failed | null };

function wordsOf({ failure }: Failed, locale: Language['locale']): string {
  return failure.code === 'emails-invalid'
    ? say(teamsMessages, locale, failure.code, { invalid: failure.invalid.join(', ') })
    : say(teamsMessages, locale, failure.code);
}
