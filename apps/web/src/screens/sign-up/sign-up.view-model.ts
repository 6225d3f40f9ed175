import { passwordRules, type PasswordRuleVerdict } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import {
  beginSignUp,
  nextSignUp,
  type SignUp,
  type SignUpEvent,
  type SignUpForm,
  type SignUpProblems,
  type SignUpSlide,
  type SignUpStep,
  type SignUpWizard,
  type TeamInvite,
} from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { JustSignedUp } from './just-signed-up.ts';

type Filling = Extract<SignUpStep, { is: 'filling' }>;

/** The invite by which somebody signs up, and what is done once they have. */
export type SignUpByInvite = TeamInvite & { readonly onSignedUp: () => void };

export class SignUpViewModel {
  wizard: SignUpWizard;
  readonly #invite: SignUpByInvite | null;
  readonly #signUp: SignUp;
  readonly #fresh: JustSignedUp;
  readonly #navigation: Navigation;

  constructor(
    signUp: SignUp,
    fresh: JustSignedUp,
    navigation: Navigation,
    invite: SignUpByInvite | null = null,
  ) {
    this.#invite = invite;
    this.#signUp = signUp;
    this.#fresh = fresh;
    this.#navigation = navigation;
    this.wizard = beginSignUp({ email: navigation.query['email'] ?? '' });
    makeAutoObservable(this, { wizard: observableRef }, { autoBind: true });
  }

  get form(): SignUpForm {
    return this.wizard.form;
  }

  /** The invite names the address, and is good for no other. */
  get isInvited(): boolean {
    return (this.#invite?.email ?? null) !== null;
  }

  /** While the account is being made, the last slide stays. */
  get slide(): SignUpSlide {
    return this.#filling?.slide ?? 'password';
  }

  get isCreating(): boolean {
    return this.wizard.step.is !== 'filling';
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

  // AUTH-11
  async goOn(): Promise<void> {
    if (this.isCreating) return;
    this.#next({ type: 'next' });
    if (this.wizard.step.is !== 'creating') return;

    const { form } = this;
    const answer = await this.#signUp.run(form, { teamId: this.#invite?.teamId ?? null });
    this.#next({ type: 'answered', answer });
    if (!answer.ok) return;
    this.#invite?.onSignedUp();
    const { email, destination } = answer.value;
    this.#fresh.remember({ email, password: form.password });
    this.#navigation.go(pathTo('confirmSignUp', {}, { email }), { keepsake: { destination } });
  }

  get #filling(): Filling | null {
    return this.wizard.step.is === 'filling' ? this.wizard.step : null;
  }

  #next(event: SignUpEvent): void {
    runInAction(() => (this.wizard = nextSignUp(this.wizard, event)));
  }
}
