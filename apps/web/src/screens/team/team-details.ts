import type { ProfileGateway } from '@ridgeline/core/profile';
import { say } from '@ridgeline/core/shared';
import {
  checkLogo,
  type LogoImage,
  type RenameTeam,
  teamsMessages,
  type UploadLogo,
} from '@ridgeline/core/teams';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Drafts } from '../../view-model/drafts.ts';
import type { HeldNavigation, Navigation } from '../../view-model/navigation.ts';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { editTeamMessages } from './edit-team.messages.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly profiles: ProfileGateway;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly rename: RenameTeam;
  readonly upload: UploadLogo;
  readonly drafts: Drafts;
};

type Failure = Exclude<keyof (typeof teamsMessages)['en'], 'emails-invalid'> | 'logo-unreadable';

/** TEAM-2: the name and the logo of a team. */
export class TeamDetails {
  /** Null before the reader types: the team's own name is shown. */
  typed: string | null = null;
  isSaving = false;
  /** The navigation that waits for Save or Discard. */
  held: HeldNavigation | null = null;
  nameFailure: Failure | null = null;
  /** The chosen picture, while it is cropped. */
  picture: LogoImage | null = null;
  isUploading = false;
  logoFailure: Failure | null = null;
  readonly #dependencies: Dependencies;
  #stops: readonly (() => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { picture: observableRef, held: observableRef }, { autoBind: true });
  }

  enter(): void {
    const { navigation, drafts } = this.#dependencies;
    this.#stops = [
      navigation.blockWhile(
        () => this.hasUnsavedChanges,
        (held) => runInAction(() => (this.held = held)),
      ),
      drafts.keep({
        key: this.#draft,
        text: () => (this.hasUnsavedChanges ? this.name : ''),
        restore: this.type,
      }),
    ];
  }

  leave(): void {
    for (const stop of this.#stops) stop();
  }

  /** PROF-4, for the name of a team. Whoever does not own it any more has nothing left to save. */
  get hasUnsavedChanges(): boolean {
    const { store } = this.#dependencies;
    return store.isOwner && this.typed !== null && this.typed.trim() !== store.team?.name;
  }

  stay(): void {
    this.#answerHeld('stay');
  }

  discard(): void {
    this.typed = null;
    this.nameFailure = null;
    void this.#dependencies.drafts.forget(this.#draft);
    this.#answerHeld('proceed');
  }

  get name(): string {
    return this.typed ?? this.#dependencies.store.team?.name ?? '';
  }

  type(name: string): void {
    this.typed = name;
    this.nameFailure = null;
  }

  /** Skipped if the name is the same. A navigation that is held goes on once it is saved, and is given up where it is not. */
  async save(): Promise<void> {
    const { store, rename, drafts } = this.#dependencies;
    if (this.isSaving) return;
    if (this.name.trim() === store.team?.name) return this.discard();
    this.isSaving = true;
    const saved = await rename.run(store.actor, this.name);
    runInAction(() => {
      this.isSaving = false;
      this.nameFailure = saved.ok ? null : saved.failure;
      if (saved.ok) this.typed = null;
    });
    if (saved.ok) void drafts.forget(this.#draft);
    this.#answerHeld(saved.ok ? 'proceed' : 'stay');
    await this.#after(saved.ok ? null : saved.failure);
  }

  choose(picture: LogoImage): void {
    const checked = checkLogo(picture);
    this.picture = checked.ok ? checked.value : null;
    this.logoFailure = checked.ok ? null : checked.failure;
  }

  unreadable(): void {
    this.picture = null;
    this.logoFailure = 'logo-unreadable';
  }

  cancel(): void {
    this.picture = null;
  }

  async use(cropped: LogoImage): Promise<void> {
    const { store, upload } = this.#dependencies;
    if (this.isUploading) return;
    this.isUploading = true;
    const stored = await upload.run(store.actor, cropped);
    runInAction(() => {
      this.isUploading = false;
      this.logoFailure = stored.ok ? null : stored.failure;
      if (stored.ok) this.picture = null;
    });
    await this.#after(stored.ok ? null : stored.failure);
  }

  wordsOf(failure: Failure | null): string | undefined {
    const { locale } = this.#dependencies.language;
    if (failure === null) return undefined;
    return failure === 'logo-unreadable'
      ? say(editTeamMessages, locale, failure)
      : say(teamsMessages, locale, failure);
  }

  get #draft(): string {
    return `team-name ${this.#dependencies.session.profile?.teamId ?? ''}`;
  }

  #answerHeld(answer: keyof HeldNavigation): void {
    const { held } = this;
    runInAction(() => (this.held = null));
    held?.[answer]();
  }

  async #after(failure: Failure | null): Promise<void> {
    const { store, session, profiles, toasts, language } = this.#dependencies;
    if (failure === 'not-authenticated') return session.refused();
    if (failure === 'team-name-missing') return;
    if (failure === null)
      toasts.show({ tone: 'ok', text: () => say(editTeamMessages, language.locale, 'saved') });
    await Promise.all([store.load(), reloadProfile(session, profiles)]);
  }
}
