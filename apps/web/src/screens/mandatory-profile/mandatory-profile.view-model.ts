import { applyProfileChanges, fullName } from '@ridgeline/core/profile';
import {
  afterIntroduction,
  type IntroduceYourself,
  type IntroductionFailure,
  missingFromProfile,
} from '@ridgeline/core/session';
import { makeAutoObservable, runInAction } from 'mobx';
import { NameForm } from '../../view-model/name-form.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly introduce: IntroduceYourself;
  readonly session: SessionStore;
  readonly navigation: Navigation;
};

/** AUTH-14: asks for the name that a profile lacks, such as one of a provider that passes on no name. */
export class MandatoryProfileViewModel {
  isSaving = false;
  failure: Exclude<IntroductionFailure['code'], 'form-incomplete'> | null = null;
  readonly name: NameForm;
  readonly #dependencies: Dependencies;
  /** The next path, read once: when the screen is entered again, the address may already have changed. */
  readonly #wanted: string | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#wanted = dependencies.navigation.query['wanted'];
    const { profile } = dependencies.session;
    this.name = new NameForm(
      { givenName: profile?.givenName ?? '', familyName: profile?.familyName ?? '' },
      { isRequired: true },
    );
    makeAutoObservable(this, { name: false }, { autoBind: true });
  }

  /** Skips the screen if no name is missing. */
  enter(): void {
    const { session, navigation } = this.#dependencies;
    if (session.profile === null || missingFromProfile(session.profile).length > 0) return;
    navigation.go(afterIntroduction(this.#wanted), { replace: true });
  }

  async submit(): Promise<void> {
    const { introduce, session, navigation } = this.#dependencies;
    const { visit, profile } = session;
    if (this.isSaving || profile === null) return;
    const name = this.name.submit();
    this.#become({ isSaving: true, failure: null });
    const saved = await introduce.run(
      { ...name, profession: profile.professionType ?? null },
      { carried: this.#wanted },
    );
    if (!saved.ok) return this.#refused(saved.failure.code);
    this.#become({ isSaving: false, failure: null });
    if (session.visit.number !== visit.number) return;
    session.profileChanged(applyProfileChanges(profile, { ...name, name: fullName(name) }));
    navigation.go(saved.value, { replace: true });
  }

  async signOut(): Promise<void> {
    await this.#dependencies.session.signOut();
  }

  #refused(code: IntroductionFailure['code']): void {
    this.#become({ isSaving: false, failure: code === 'form-incomplete' ? null : code });
    if (code === 'signed-out') void this.#dependencies.session.refused();
  }

  #become(state: Pick<MandatoryProfileViewModel, 'isSaving' | 'failure'>): void {
    runInAction(() => Object.assign(this, state));
  }
}
