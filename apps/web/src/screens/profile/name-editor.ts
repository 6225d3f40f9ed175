import {
  applyProfileChanges,
  judgeLeavingNameEdit,
  type NameEdit,
  type NameEditEvent,
  nextNameEdit,
  type PersonName,
  type PersonNameFailure,
  profileMessages,
  type SaveName,
} from '@ridgeline/core/profile';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Drafts } from '../../view-model/drafts.ts';
import type { HeldNavigation, Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly saveName: SaveName;
  readonly drafts: Drafts;
};

const DRAFT = 'name';

/** PROF-1 PROF-4: the name in the header card, edited in place; leaving with unsaved changes asks first. */
export class NameEditor {
  edit: NameEdit;
  /** The navigation that waits for Save or Discard. */
  held: HeldNavigation | null = null;
  readonly isRequired = true;
  readonly #dependencies: Dependencies;
  #stops: readonly (() => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.edit = { is: 'reading', saved: this.#saved };
    makeAutoObservable(
      this,
      { edit: observableRef, held: observableRef, isRequired: false },
      { autoBind: true },
    );
  }

  enter(): void {
    const { navigation, drafts } = this.#dependencies;
    this.#stops = [
      navigation.blockWhile(
        () => this.hasUnsavedChanges,
        (held) => this.#become({ held }),
      ),
      drafts.keep({
        key: DRAFT,
        text: () => (this.hasUnsavedChanges ? JSON.stringify(this.#draft) : ''),
        restore: (text) => this.#restore(text),
      }),
    ];
  }

  leave(): void {
    for (const stop of this.#stops) stop();
  }

  get isEditing(): boolean {
    return this.edit.is !== 'reading';
  }

  get isSaving(): boolean {
    return this.edit.is === 'saving';
  }

  /** Nothing of a person who has signed out is left to save. */
  get hasUnsavedChanges(): boolean {
    return this.#dependencies.session.profile !== null && !judgeLeavingNameEdit(this.edit).may;
  }

  get givenName(): string {
    return this.#draft.givenName;
  }

  get familyName(): string {
    return this.#draft.familyName;
  }

  // AUTH-11
  get problems(): PersonNameFailure {
    const problem = this.edit.is === 'editing' ? this.edit.problem : null;
    return problem?.code === 'name-incomplete' ? problem.problems : {};
  }

  begin(): void {
    this.edit = { is: 'reading', saved: this.#saved };
    this.#happened({ type: 'edit-began' });
  }

  typeGivenName(givenName: string): void {
    this.#happened({ type: 'typed', draft: { ...this.#draft, givenName } });
  }

  typeFamilyName(familyName: string): void {
    this.#happened({ type: 'typed', draft: { ...this.#draft, familyName } });
  }

  /** A navigation that is held goes on once the name is saved, and is given up where it could not be. */
  async save(): Promise<void> {
    if (this.edit.is !== 'editing') return;
    const { session, saveName, drafts } = this.#dependencies;
    const { number } = session.visit;
    const { draft } = this.edit;
    if (!this.hasUnsavedChanges) return this.discard();
    this.#happened({ type: 'save-asked' });
    const answer = await saveName.run(draft);
    this.#happened({ type: 'save-answered', answer });
    const { profile } = session;
    if (profile === null || session.visit.number !== number) return this.#answerHeld('stay');
    if (answer.ok) {
      session.profileChanged(applyProfileChanges(profile, answer.value));
      void drafts.forget(DRAFT);
    }
    this.#tell(answer.ok ? 'saved' : answer.failure.code);
    this.#answerHeld(answer.ok ? 'proceed' : 'stay');
  }

  /** A save that is on its way already is not taken back. */
  discard(): void {
    this.#happened({ type: 'discarded' });
    void this.#dependencies.drafts.forget(DRAFT);
    this.#answerHeld('proceed');
  }

  stay(): void {
    this.#answerHeld('stay');
  }

  #restore(text: string): void {
    this.begin();
    this.#happened({ type: 'typed', draft: JSON.parse(text) as PersonName });
  }

  #answerHeld(answer: keyof HeldNavigation): void {
    const { held } = this;
    this.#become({ held: null });
    held?.[answer]();
  }

  #happened(event: NameEditEvent): void {
    this.#become({ edit: nextNameEdit(this.edit, event) });
  }

  #become(state: Partial<Pick<NameEditor, 'edit' | 'held'>>): void {
    runInAction(() => Object.assign(this, state));
  }

  #tell(outcome: 'saved' | 'name-incomplete' | 'save-failed' | 'signed-out'): void {
    const { session, toasts, language } = this.#dependencies;
    if (outcome === 'name-incomplete') return;
    if (outcome === 'signed-out') return void session.signOut();
    toasts.show({
      tone: outcome === 'saved' ? 'ok' : 'danger',
      text: () => say(profileMessages, language.locale, outcome),
    });
  }

  get #draft(): PersonName {
    return this.edit.is === 'reading' ? this.edit.saved : this.edit.draft;
  }

  get #saved(): PersonName {
    const { profile } = this.#dependencies.session;
    return { givenName: profile?.givenName ?? '', familyName: profile?.familyName ?? '' };
  }
}
