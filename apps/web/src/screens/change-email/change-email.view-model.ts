import {
  type ChangeEmail,
  type EmailChange,
  type EmailChangeEvent,
  type EmailChangeGateway,
  initialEmailChange,
  isNativeAccount,
  nextEmailChange,
  type ProfileGateway,
  profileMessages,
} from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Page } from '../../view-model/page.ts';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly page: Page;
  readonly profiles: ProfileGateway;
  readonly changeEmail: ChangeEmail;
  readonly emails: EmailChangeGateway;
};

type Step<Is extends EmailChange['step']['is']> = Extract<EmailChange['step'], { readonly is: Is }>;

/** PROF-9 VAL-4: a new email. Nothing changes until the link from the mail is opened, here or in another tab. */
export class ChangeEmailViewModel {
  change: EmailChange = initialEmailChange;
  readonly #dependencies: Dependencies;
  readonly #visit: number;
  #stopWatching = (): void => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#visit = dependencies.session.visit.number;
    makeAutoObservable(this, { change: observableRef }, { autoBind: true });
  }

  enter(): void {
    this.#stopWatching = this.#dependencies.page.whenShown(() => void this.#look());
  }

  leave(): void {
    this.#stopWatching();
  }

  // PROF-3
  get isNative(): boolean {
    const { profile } = this.#dependencies.session;
    return profile !== null && isNativeAccount(profile);
  }

  get currentEmail(): string {
    return this.#dependencies.session.profile?.email ?? '';
  }

  get email(): string {
    const { step } = this.change;
    return step.is === 'entering' || step.is === 'requesting' ? step.email : '';
  }

  get problem(): Exclude<Step<'entering'>['problem'], 'signed-out'> {
    const { step } = this.change;
    return step.is === 'entering' && step.problem !== 'signed-out' ? step.problem : null;
  }

  get isRequesting(): boolean {
    return this.change.step.is === 'requesting';
  }

  /** Step two, once a link was sent. */
  get verifying(): Step<'verifying'> | null {
    const { step } = this.change;
    return step.is === 'verifying' ? step : null;
  }

  type(email: string): void {
    this.#happened({ type: 'typed', email });
  }

  async submit(): Promise<void> {
    const { step } = this.change;
    if (step.is !== 'entering') return;
    this.#happened({ type: 'submitted' });
    const call = this.change.calls;
    const answer = await this.#dependencies.changeEmail.run(step.email);
    if (this.#isOver(answer)) return;
    this.#happened({ type: 'answered', call, answer });
  }

  async resend(): Promise<void> {
    const { verifying } = this;
    if (verifying === null || verifying.resend !== 'ready') return;
    this.#happened({ type: 'resend-asked' });
    const call = this.change.calls;
    const answer = await this.#dependencies.emails.request(verifying.email);
    if (this.#isOver(answer)) return;
    this.#happened({ type: 'resend-answered', call, answer });
  }

  startOver(): void {
    this.#happened({ type: 'started-over' });
  }

  /** The link may have been opened in another tab. */
  async #look(): Promise<void> {
    const { verifying } = this;
    const { session, profiles, navigation, toasts, language } = this.#dependencies;
    if (verifying === null) return;
    await reloadProfile(session, profiles);
    if (session.profile?.email !== verifying.email || this.verifying === null) return;
    this.startOver();
    navigation.go(pathTo('fullProfile'));
    toasts.show({ tone: 'ok', text: () => say(profileMessages, language.locale, 'email-changed') });
  }

  #isOver(answer: { readonly ok: boolean; readonly failure?: string }): boolean {
    const { session } = this.#dependencies;
    if (session.visit.number !== this.#visit) return true;
    if (answer.ok || answer.failure !== 'signed-out') return false;
    void session.refused();
    return true;
  }

  #happened(event: EmailChangeEvent): void {
    runInAction(() => (this.change = nextEmailChange(this.change, event)));
  }
}
