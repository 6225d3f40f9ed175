import { pathTo } from '@ridgeline/core/routes';
import {
  type FederatedKind,
  initialLogin,
  type Login,
  type LoginEvent,
  type LoginReason,
  nextLogin,
  parseLoginReason,
  type SignInByOneTap,
  type SignInFailure,
} from '@ridgeline/core/session';
import { type EmailProblem, emailProblem, parseEmail } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly provider: ProviderSignIn;
  readonly oneTap: SignInByOneTap;
  readonly navigation: Navigation;
};

export class LoginViewModel {
  email: string;
  password = '';
  login: Login = initialLogin;
  /** Problems are shown after the first submit, not during the first input. */
  wasSubmitted = false;
  readonly provider: ProviderSignIn;
  readonly #session: SessionStore;
  readonly #oneTap: SignInByOneTap;
  readonly #navigation: Navigation;

  constructor({ session, provider, oneTap, navigation }: Dependencies) {
    this.#session = session;
    this.#oneTap = oneTap;
    this.provider = provider;
    this.#navigation = navigation;
    this.email = navigation.query['email'] ?? '';
    makeAutoObservable(this, { login: observableRef, provider: false }, { autoBind: true });
  }

  /** AUTH-9: Google may offer an account without being asked; the form stays as usable as without it. */
  async enter(): Promise<void> {
    const answer = await this.#oneTap.run();
    if (answer.is === 'none' || this.isPending) return;
    if (answer.is === 'known') return this.provider.ask({ kind: 'google', chosen: answer.email });
    this.#navigation.go(answer.path, { replace: true });
    runInAction(() => (this.email = answer.email));
  }

  leave(): void {
    this.#oneTap.withdraw();
  }

  // START-5 AUTH-7 AUTH-8
  /** The reason for the redirect to this screen, until the next attempt. */
  get reason(): LoginReason | 'session-over' | null {
    if (this.wasSubmitted) return null;
    const { session } = this.#session;
    const isOver = session.is === 'signed-out' && session.expired === true;
    return parseLoginReason(this.#navigation.query['reason']) ?? (isOver ? 'session-over' : null);
  }

  get isPending(): boolean {
    return this.login.is === 'requested';
  }

  get failure(): SignInFailure | null {
    return this.login.is === 'failed' ? this.login.failure : null;
  }

  get emailProblem(): EmailProblem | null {
    return this.wasSubmitted ? emailProblem(this.email) : null;
  }

  get passwordProblem(): 'required-field' | null {
    return this.wasSubmitted && this.password === '' ? 'required-field' : null;
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  typePassword(password: string): void {
    this.password = password;
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true;
    const email = parseEmail(this.email);
    if (!email.ok || this.password === '' || this.isPending) return;

    this.#next({ type: 'asked' });
    const answer = await this.#session.signIn({ email: email.value, password: this.password });
    this.#next({ type: 'answered', answer });
    if (this.failure?.code === 'not-confirmed') {
      this.#navigation.go(pathTo('confirmSignUp', {}, { email: email.value }));
    }
  }

  // AUTH-1
  async continueWith(kind: Exclude<FederatedKind, 'saml'>): Promise<void> {
    await this.provider.ask({ kind });
  }

  #next(event: LoginEvent): void {
    runInAction(() => (this.login = nextLogin(this.login, event)));
  }
}
