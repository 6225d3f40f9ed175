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

type Dependencies = {
  readonly confirm: ConfirmSignUp;
  readonly resend: ResendSignUpCode;
  readonly session: SessionStore;
  readonly fresh: JustSignedUp;
  readonly navigation: Navigation;
};

/** AUTH-13: the emailed code confirms the account. */
export class ConfirmSignUpViewModel {
  /** From the URL; typed if the URL has none. */
  email: string;
  code: string;
  confirmation: Confirmation = initialConfirmation;
  wasSubmitted = false;
  readonly asksForEmail: boolean;
  readonly #confirm: ConfirmSignUp;
  readonly #resend: ResendSignUpCode;
  readonly #session: SessionStore;
  readonly #fresh: JustSignedUp;

  constructor({ confirm, resend, session, fresh, navigation }: Dependencies) {
    this.#confirm = confirm;
    this.#resend = resend;
    this.#session = session;
    this.#fresh = fresh;
    this.email = navigation.query['email'] ?? '';
    this.code = typeVerificationCode(navigation.query['code'] ?? '');
    this.asksForEmail = this.email === '';
    makeAutoObservable(this, { confirmation: observableRef, asksForEmail: false }, { autoBind: true });
  }

  /** AUTH-13: the link in the email contains the code, which is submitted without a button. */
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

  /** The problem shown above the button; a blank code is reported at its field. */
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

  /** Does not submit a blank code. */
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

  /** The guard redirects from here; without a sign-up in this tab, to the login. */
  async #signIn(): Promise<void> {
    const fresh = this.#fresh.take(this.email.trim().toLowerCase());
    if (fresh !== null) await this.#session.signIn(fresh);
  }

  get #news(): ConfirmationNews | null {
    return this.confirmation.step.is === 'entering' ? this.confirmation.step.news : null;
  }

  /** Whether the event started a request; events that do not fit the state are ignored. */
  #call(event: ConfirmationEvent): boolean {
    const { calls } = this.confirmation;
    this.#next(event);
    return this.confirmation.calls > calls;
  }

  #next(event: ConfirmationEvent): void {
    runInAction(() => (this.confirmation = nextConfirmation(this.confirmation, event)));
  }
}
