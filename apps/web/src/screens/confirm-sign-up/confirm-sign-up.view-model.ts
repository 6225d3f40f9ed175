import { typeVerificationCode } from '@ridgeline/core/profile';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import {
  type Confirmation,
  type ConfirmationEvent,
  type ConfirmationNews,
  type ConfirmSignUp,
  initialConfirmation,
  nextConfirmation,
  type ResendSignUpCode,
  resendVerdict,
} from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { JustSignedUp } from '../sign-up/just-signed-up.ts';

type Needs = {
  readonly confirm: ConfirmSignUp;
  readonly resend: ResendSignUpCode;
  readonly session: SessionStore;
  readonly fresh: JustSignedUp;
  readonly navigation: Navigation;
};

/** AUTH-13: the code that was emailed makes the account good. */
export class ConfirmSignUpViewModel {
  /** From the address; a person who comes without one types it. */
  email: string;
  code: string;
  confirmation: Confirmation = initialConfirmation;
  wasSubmitted = false;
  readonly asksForEmail: boolean;
  readonly #confirm: ConfirmSignUp;
  readonly #resend: ResendSignUpCode;
  readonly #session: SessionStore;
  readonly #fresh: JustSignedUp;

  constructor({ confirm, resend, session, fresh, navigation }: Needs) {
    this.#confirm = confirm;
    this.#resend = resend;
    this.#session = session;
    this.#fresh = fresh;
    this.email = navigation.query['email'] ?? '';
    this.code = typeVerificationCode(navigation.query['code'] ?? '');
    this.asksForEmail = this.email === '';
    makeAutoObservable(this, { confirmation: observableRef, asksForEmail: false }, { autoBind: true });
  }

  /** AUTH-13: the link of the email carries the code, and nobody has to press a button for it. */
  enter(): void {
    if (!this.asksForEmail && this.code !== '') void this.submit();
  }

  get isConfirming(): boolean {
    return this.confirmation.step.is === 'processing' && this.confirmation.step.call === 'confirm';
  }

  get isResending(): boolean {
    return this.confirmation.step.is === 'processing' && this.confirmation.step.call === 'resend';
  }

  get isValidated(): boolean {
    return this.confirmation.step.is === 'validated';
  }

  // AUTH-13
  get canResend(): boolean {
    return resendVerdict(this.confirmation).allowed;
  }

  /** What is wrong, for the line above the button; a blank code is said at its field. */
  get problem(): Exclude<ConfirmationNews, 'code-resent'> | null {
    return this.#news === 'code-resent' ? null : this.#news;
  }

  get wasResent(): boolean {
    return this.#news === 'code-resent';
  }

  // VAL-1
  get codeProblem(): 'required-field' | null {
    return this.wasSubmitted && this.code === '' ? 'required-field' : null;
  }

  get loginPath(): AppPath {
    return pathTo('login', {}, { email: this.email.trim() });
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  typeCode(text: string): void {
    this.code = typeVerificationCode(text);
  }

  /** A blank code is not submitted. */
  async submit(): Promise<void> {
    this.wasSubmitted = true;
    if (!this.#call({ type: 'submitted', code: this.code })) return;
    const call = this.confirmation.calls;
    const answer = await this.#confirm.run({ email: this.email, code: this.code });
    this.#next({ type: 'confirm-answered', call, answer });
    if (this.isValidated) await this.#signIn();
  }

  async resend(): Promise<void> {
    if (!this.#call({ type: 'resend-asked' })) return;
    const call = this.confirmation.calls;
    const answer = await this.#resend.run({ email: this.email });
    this.#next({ type: 'resend-answered', call, answer });
  }

  /** The guard leads on from here; who did not sign up in this tab goes to the login. */
  async #signIn(): Promise<void> {
    const fresh = this.#fresh.take(this.email.trim().toLowerCase());
    if (fresh !== null) await this.#session.signIn(fresh);
  }

  get #news(): ConfirmationNews | null {
    return this.confirmation.step.is === 'entering' ? this.confirmation.step.news : null;
  }

  /** Whether the event began a call: what does not fit changes nothing. */
  #call(event: ConfirmationEvent): boolean {
    const { calls } = this.confirmation;
    this.#next(event);
    return this.confirmation.calls > calls;
  }

  #next(event: ConfirmationEvent): void {
    runInAction(() => (this.confirmation = nextConfirmation(this.confirmation, event)));
  }
}
