import {
  applyProfileChanges,
  companyDetailsOf,
  type CompanyDetailsFailure,
  type CompanyField,
  profileMessages,
  type ProfileSaveFailure,
  type SaveCompanyDetails,
} from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Drafts } from '../../view-model/drafts.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly saveDetails: SaveCompanyDetails;
  readonly drafts: Drafts;
};

/** PROF-8: the company's name and address. */
export class CompanyDetailsViewModel {
  isSaving = false;
  problem: CompanyDetailsFailure | null = null;
  /** The fields that were changed here; the others are the profile's. */
  typed: Partial<Record<CompanyField, string>> = {};
  readonly #dependencies: Dependencies;
  #stopKeeping = (): void => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { typed: observableRef }, { autoBind: true });
  }

  enter(): void {
    this.#stopKeeping = this.#dependencies.drafts.keep({
      key: 'company-details',
      text: () => (Object.keys(this.typed).length === 0 ? '' : JSON.stringify(this.typed)),
      restore: (text) => {
        for (const field of Object.keys(this.values) as CompanyField[]) {
          const typed = (JSON.parse(text) as Readonly<Record<string, unknown>>)[field];
          if (typeof typed === 'string') this.type(field, typed);
        }
      },
    });
  }

  leave(): void {
    this.#stopKeeping();
  }

  get values(): Readonly<Record<CompanyField, string>> {
    const { profile } = this.#dependencies.session;
    const saved = profile === null ? null : companyDetailsOf(profile);
    const valueOf = (field: CompanyField) => this.typed[field] ?? saved?.[field] ?? '';
    return {
      company: valueOf('company'),
      companyStreet: valueOf('companyStreet'),
      companyCity: valueOf('companyCity'),
      companyState: valueOf('companyState'),
      companyZip: valueOf('companyZip'),
    };
  }

  type(field: CompanyField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
    this.problem = null;
  }

  async save(): Promise<void> {
    if (this.isSaving) return;
    const { session, saveDetails, navigation } = this.#dependencies;
    const { number } = session.visit;
    this.isSaving = true;
    const answer = await saveDetails.run(this.values);
    runInAction(() => (this.isSaving = false));
    const { profile } = session;
    if (profile === null || session.visit.number !== number) return;
    if (!answer.ok) return this.#refuse(answer.failure);
    session.profileChanged(applyProfileChanges(profile, answer.value), number);
    runInAction(() => (this.typed = {}));
    navigation.go(pathTo('fullProfile'));
    this.#tell('saved');
  }

  #refuse(failure: CompanyDetailsFailure | ProfileSaveFailure): void {
    if (failure === 'signed-out') return void this.#dependencies.session.refused();
    if (failure === 'save-failed') return this.#tell(failure);
    runInAction(() => (this.problem = failure));
  }

  #tell(key: 'saved' | 'save-failed'): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({
      tone: key === 'saved' ? 'ok' : 'danger',
      text: () => say(profileMessages, language.locale, key),
    });
  }
}
