import { pathTo } from '@ridgeline/core/routes';
import {
  type ForgotPassword,
  type ForgotPasswordEvent,
  initialForgotPassword,
  nextForgotPassword,
  type PasswordResetFailure,
  type RequestPasswordReset,
} from '@ridgeline/core/session';
import { requiredText } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';

type FieldProblem = 'required-field' | 'email-invalid';

/** AUTH-10: asks for a code; the form for the new password is the next screen. */
export class ForgotPasswordViewModel {
  email: string;
  state: ForgotPassword = initialForgotPassword;
  wasSubmitted = false;
  readonly #request: RequestPasswordReset;
  readonly #navigation: Navigation;

  constructor(request: RequestPasswordReset, navigation: Navigation) {
    this.#request = request;
    this.#navigation = navigation;
    this.email = navigation.query['email'] ?? '';
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isPending(): boolean {
    return this.state.step.is === 'requesting';
  }

  get emailProblem(): FieldProblem | null {
    if (this.wasSubmitted && !requiredText(this.email).ok) return 'required-field';
    return this.#failure === 'email-invalid' ? this.#failure : null;
  }

  get problem(): Exclude<PasswordResetFailure, 'email-invalid'> | null {
    return this.#failure === 'email-invalid' ? null : this.#failure;
  }

  typeEmail(email: string): void {
    this.email = email;
    if (this.#failure !== null) this.#next({ type: 'reset' });
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true;
    if (this.isPending || !requiredText(this.email).ok) return;
    this.#next({ type: 'code-asked' });
    const call = this.state.calls;
    const answer = await this.#request.run({ email: this.email });
    this.#next({ type: 'code-answered', call, answer });
    if (this.state.step.is !== 'code-delivered') return;
    const { email, destination } = this.state.step;
    this.#navigation.go(pathTo('forgotPasswordSubmit', {}, { email }), { keepsake: { destination } });
  }

  get #failure(): PasswordResetFailure | null {
    return this.state.step.is === 'failed' ? this.state.step.failure : null;
  }

  #next(event: ForgotPasswordEvent): void {
    runInAction(() => (this.state = nextForgotPassword(this.state, event)));
  }
}
