import {
  applyProfileChanges,
  type Choice,
  fullName,
  type ChoiceListGateway,
  PROFESSIONS,
} from '@ridgeline/core/profile';
import type { IntroduceYourself, IntroductionFailure } from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { NameForm } from '../../view-model/name-form.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { WalkthroughStore } from '../../view-model/walkthrough.store.ts';

type Dependencies = {
  readonly introduce: IntroduceYourself;
  readonly choiceLists: ChoiceListGateway;
  readonly session: SessionStore;
  readonly walkthrough: WalkthroughStore;
  readonly navigation: Navigation;
};

type Professions =
  | { readonly are: 'loading' }
  | { readonly are: 'there'; readonly choices: readonly Choice[] }
  | { readonly are: 'missing' };

/** AUTH-14 NAV-9: on the first login ever, and after accepting the terms. */
export class IntroduceYourselfViewModel {
  profession: string | null;
  professions: Professions = { are: 'loading' };
  isSaving = false;
  failure: Exclude<IntroductionFailure['code'], 'form-incomplete'> | null = null;
  readonly name: NameForm;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const { profile } = dependencies.session;
    this.name = new NameForm(
      { givenName: profile?.givenName ?? '', familyName: profile?.familyName ?? '' },
      { isRequired: !profile?.appleId },
    );
    this.profession = profile?.professionType ?? null;
    makeAutoObservable(this, { professions: observableRef, name: false }, { autoBind: true });
  }

  enter(): void {
    void this.#load();
  }

  chooseProfession(value: string): void {
    this.profession = value;
  }

  async submit(): Promise<void> {
    if (this.isSaving) return;
    const { introduce, session, walkthrough, navigation } = this.#dependencies;
    const { visit, profile } = session;
    const name = this.name.submit();
    const { profession } = this;
    this.#become({ isSaving: true, failure: null });
    const saved = await introduce.run(
      { ...name, profession },
      { carried: navigation.query['wanted'], nameRequired: this.name.isRequired },
    );
    if (!saved.ok) return this.#refused(saved.failure.code);
    this.#become({ isSaving: false, failure: null });
    if (profile === null || session.visit.number !== visit.number) return;
    const changes = { ...name, name: fullName(name), professionType: profession };
    session.profileChanged(applyProfileChanges(profile, changes));
    session.introduced();
    // AUTH-12
    walkthrough.begin();
    navigation.go(saved.value, { replace: true });
  }

  #refused(code: IntroductionFailure['code']): void {
    this.#become({ isSaving: false, failure: code === 'form-incomplete' ? null : code });
    if (code === 'signed-out') void this.#dependencies.session.refused();
  }

  #become(state: Pick<IntroduceYourselfViewModel, 'isSaving' | 'failure'>): void {
    runInAction(() => Object.assign(this, state));
  }

  async #load(): Promise<void> {
    const list = await this.#dependencies.choiceLists.configList(PROFESSIONS);
    runInAction(() => {
      this.professions = list.ok ? { are: 'there', choices: list.value } : { are: 'missing' };
    });
  }
}
