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
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { editTeamMessages } from './edit-team.messages.ts';
import type { TeamStore } from './team.store.ts';

type Dependencies = {
  readonly store: TeamStore;
  readonly session: SessionStore;
  readonly profiles: ProfileGateway;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly rename: RenameTeam;
  readonly upload: UploadLogo;
};

type Failure = Exclude<keyof (typeof teamsMessages)['en'], 'emails-invalid'> | 'logo-unreadable';

/** TEAM-2: the name and the logo of a team. */
export class TeamDetails {
  /** Null before the reader types: the team's own name is shown. */
  typed: string | null = null;
  isSaving = false;
  nameFailure: Failure | null = null;
  /** The chosen picture, while it is cropped. */
  picture: LogoImage | null = null;
  isUploading = false;
  logoFailure: Failure | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { picture: observableRef }, { autoBind: true });
  }

  get name(): string {
    return this.typed ?? this.#dependencies.store.team?.name ?? '';
  }

  type(name: string): void {
    this.typed = name;
    this.nameFailure = null;
  }

  /** Skipped if the name is the same. */
  async save(): Promise<void> {
    const { store, rename } = this.#dependencies;
    if (this.isSaving || this.name.trim() === store.team?.name) return;
    this.isSaving = true;
    const saved = await rename.run(store.actor, this.name);
    runInAction(() => {
      this.isSaving = false;
      this.nameFailure = saved.ok ? null : saved.failure;
      if (saved.ok) this.typed = null;
    });
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

  async #after(failure: Failure | null): Promise<void> {
    const { store, session, profiles, toasts, language } = this.#dependencies;
    if (failure === 'not-authenticated') return session.refused();
    if (failure === 'team-name-missing') return;
    if (failure === null) toasts.show({ tone: 'ok', text: say(editTeamMessages, language.locale, 'saved') });
    await Promise.all([store.load(), reloadProfile(session, profiles)]);
  }
}
