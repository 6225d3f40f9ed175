import {
  parseVerificationCode,
  passwordRules,
  type PasswordRuleVerdict,
  typeVerificationCode,
} from '@ridgeline/core/profile';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import {
  type ForgotPassword,
  type ForgotPasswordEvent,
  initialForgotPassword,
  nextForgotPassword,
  type PasswordResetFailure,
  type RequestPasswordReset,
  type SetNewPassword,
  type SetNewPasswordFailure,
} from '@ridgeline/core/session';
import { ok, parseEmail } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';

type Resend =
  | { readonly is: 'idle' | 'asking' | 'sent' }
  | { readonly is: 'failed'; readonly failure: PasswordResetFailure };
type Shown = 'no-email' | 'form' | 'done';

/** AUTH-10: shows where the code was sent, and takes the code and a new password. */
export class NewPasswordViewModel {
  code = '';
  password = '';
  wasSubmitted = false;
  /** Separate from the state: if a resend fails, the previous code is still valid. */
  resending: Resend = { is: 'idle' };
  state: ForgotPassword;
  readonly #request: RequestPasswordReset;
  readonly #setPassword: SetNewPassword;
  readonly #navigation: Navigation;

  constructor(request: RequestPasswordReset, setPassword: SetNewPassword, navigation: Navigation) {
    this.#request = request;
    this.#setPassword = setPassword;
    this.#navigation = navigation;
    this.state = asDelivered(navigation);
    makeAutoObservable(this, { state: observableRef, resending: observableRef }, { autoBind: true });
  }

  get shown(): Shown {
    const { step } = this.state;
    if (step.is !== 'idle') return 'form';
    return step.passwordSet ? 'done' : 'no-email';
  }

  /** The masked destination of the code. */
  get destination(): string {
    return 'destination' in this.state.step ? this.state.step.destination : this.email;
  }

  get email(): string {
    return this.#navigation.query['email'] ?? '';
  }

  get isSetting(): boolean {
    return this.state.step.is === 'setting-password';
  }

  get isResending(): boolean {
    return this.resending.is === 'asking';
  }

  get wasResent(): boolean {
    return this.resending.is === 'sent';
  }

  get problem(): SetNewPasswordFailure | PasswordResetFailure | null {
    if (this.resending.is === 'failed') return this.resending.failure;
    return 'failure' in this.state.step ? this.state.step.failure : null;
  }

  // VAL-1 AUTH-13
  get codeProblem(): 'required-field' | null {
    return this.wasSubmitted && !parseVerificationCode(this.code).ok ? 'required-field' : null;
  }

  get passwordProblem(): 'required-field' | 'new-password-unfit' | null {
    if (!this.wasSubmitted || this.#isPasswordFit) return null;
    return this.password === '' ? 'required-field' : 'new-password-unfit';
  }

  // VAL-5
  get passwordRules(): readonly PasswordRuleVerdict[] {
    return passwordRules(this.password);
  }

  get loginPath(): AppPath {
    return pathTo('login', {}, { email: this.email });
  }

  get forgotPasswordPath(): AppPath {
    return pathTo('forgotPassword', {}, { email: this.email });
  }

  typeCode(text: string): void {
    this.code = typeVerificationCode(text);
  }

  typePassword(password: string): void {
    this.password = password;
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true;
    const { step } = this.state;
    if (step.is !== 'code-delivered' || this.isResending || this.codeProblem !== null || !this.#isPasswordFit)
      return;
    this.resending = { is: 'idle' };
    this.#next({ type: 'password-submitted' });
    const call = this.state.calls;
    const { code, password } = this;
    const answer = await this.#setPassword.run({ email: step.email, code, password });
    this.#next({ type: 'password-answered', call, answer });
  }

  async resend(): Promise<void> {
    if (this.isSetting || this.isResending) return;
    this.resending = { is: 'asking' };
    const answer = await this.#request.run({ email: this.email });
    if (answer.ok) this.#next({ type: 'code-asked' });
    this.#next({ type: 'code-answered', call: this.state.calls, answer });
    runInAction(() => {
      this.resending = answer.ok ? { is: 'sent' } : { is: 'failed', failure: answer.failure };
    });
  }

  get #isPasswordFit(): boolean {
    return this.passwordRules.every(({ met }) => met);
  }

  #next(event: ForgotPasswordEvent): void {
    runInAction(() => (this.state = nextForgotPassword(this.state, event)));
  }
}

/**
 * The previous screen sent the code and stored its destination in this history entry. A user who opens
 * the address directly has requested the code elsewhere.
 */
function asDelivered({ query, keepsake }: Navigation): ForgotPassword {
  const email = parseEmail(query['email']);
  if (!email.ok) return initialForgotPassword;
  const destination = destinationIn(keepsake) ?? email.value;
  const asked = nextForgotPassword(initialForgotPassword, { type: 'code-asked' });
  const answer = ok({ email: email.value, destination });
  return nextForgotPassword(asked, { type: 'code-answered', call: asked.calls, answer });
}

function destinationIn(keepsake: unknown): string | null {
  const left = keepsake as { readonly destination?: unknown } | null;
  return typeof left?.destination === 'string' ? left.destination : null;
}
