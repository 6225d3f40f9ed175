import { passwordRules, type PasswordRuleVerdict } from '@ridgeline/core/profile';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import {
  beginSignUp,
  type CheckSignUpEmail,
  type FederatedKind,
  nextSignUp,
  readSignUpDraft,
  type SignInKind,
  type SignUp,
  signUpDraftText,
  type SignUpEvent,
  type SignUpForm,
  type SignUpProblems,
  type SignUpSlide,
  type SignUpStep,
  type SignUpWizard,
  type TeamInvite,
} from '@ridgeline/core/session';
import { parseEmail, type Preferences } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import type { JustSignedUp } from './just-signed-up.ts';

type Filling = Extract<SignUpStep, { is: 'filling' }>;

/** The invite for the sign-up, and what happens after it. */
export type SignUpByInvite = TeamInvite & { readonly onSignedUp: () => void };

export type SignUpDependencies = {
  readonly checkEmail: CheckSignUpEmail;
  readonly signUp: SignUp;
  readonly fresh: JustSignedUp;
  readonly provider: ProviderSignIn;
  readonly preferences: Preferences;
  readonly navigation: Navigation;
};

export class SignUpViewModel {
  wizard: SignUpWizard;
  readonly provider: ProviderSignIn;
  readonly #dependencies: SignUpDependencies;
  readonly #invite: SignUpByInvite | null;
  /** The email in the URL of this screen. */
  readonly #asked: string;

  constructor(dependencies: SignUpDependencies, invite: SignUpByInvite | null = null) {
    const { provider, preferences, navigation } = dependencies;
    this.provider = provider;
    this.#dependencies = dependencies;
    this.#invite = invite;
    this.#asked = navigation.query['email'] ?? '';
    const draft = readSignUpDraft(preferences.read('signUpDraft'), this.#asked);
    this.wizard = beginSignUp({ email: this.#asked, draft });
    makeAutoObservable(this, { wizard: observableRef, provider: false }, { autoBind: true });
  }

  get form(): SignUpForm {
    return this.wizard.form;
  }

  /** The email is fixed by the invite, which is valid for no other. */
  get isInvited(): boolean {
    return (this.#invite?.email ?? null) !== null;
  }

  /** The submitted slide stays while its request is pending. */
  get slide(): SignUpSlide {
    return this.#filling?.slide ?? (this.wizard.step.is === 'checking' ? 'email' : 'password');
  }

  get isWaiting(): boolean {
    return this.wizard.step.is !== 'filling';
  }

  /** The sign-in method of an existing account with this email. */
  get account(): SignInKind | null {
    return this.#filling?.account ?? null;
  }

  get loginPath(): AppPath {
    const email = parseEmail(this.form.email);
    return pathTo('login', {}, { email: email.ok ? email.value : undefined });
  }

  get problems(): SignUpProblems {
    return this.#filling?.problems ?? {};
  }

  get refusal(): Filling['refusal'] {
    return this.#filling?.refusal ?? null;
  }

  // VAL-5
  get passwordRules(): readonly PasswordRuleVerdict[] {
    return passwordRules(this.form.password);
  }

  typeEmail(text: string): void {
    this.#next({ type: 'typed', field: 'email', text });
  }

  typeGivenName(text: string): void {
    this.#next({ type: 'typed', field: 'givenName', text });
  }

  typeFamilyName(text: string): void {
    this.#next({ type: 'typed', field: 'familyName', text });
  }

  typePassword(text: string): void {
    this.#next({ type: 'typed', field: 'password', text });
  }

  goBack(): void {
    this.#next({ type: 'back' });
  }

  // AUTH-1
  async continueWith(kind: FederatedKind): Promise<void> {
    const teamId = this.#invite?.teamId ?? null;
    await this.provider.ask(kind === 'saml' ? { kind, email: this.form.email, teamId } : { kind, teamId });
  }

  // AUTH-11
  async goOn(): Promise<void> {
    if (this.isWaiting) return;
    this.#next({ type: 'next' });
    const { is } = this.wizard.step;
    if (is === 'checking') await this.#check();
    if (is === 'creating') await this.#create();
  }

  async #check(): Promise<void> {
    const account = await this.#dependencies.checkEmail.run(this.form.email);
    this.#next({ type: 'checked', account });
  }

  async #create(): Promise<void> {
    const { form } = this;
    const { signUp, fresh, navigation } = this.#dependencies;
    const answer = await signUp.run(form, { teamId: this.#invite?.teamId ?? null });
    this.#next({ type: 'answered', answer });
    if (!answer.ok) return;
    this.#invite?.onSignedUp();
    const { email, destination } = answer.value;
    fresh.remember({ email, password: form.password });
    navigation.go(pathTo('confirmSignUp', {}, { email }), { keepsake: { destination } });
  }

  get #filling(): Filling | null {
    return this.wizard.step.is === 'filling' ? this.wizard.step : null;
  }

  #next(event: SignUpEvent): void {
    runInAction(() => (this.wizard = nextSignUp(this.wizard, event)));
    this.#dependencies.preferences.write('signUpDraft', signUpDraftText(this.wizard, this.#asked));
  }
}
