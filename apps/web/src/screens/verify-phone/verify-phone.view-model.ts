import {
  awaitingPhoneCode,
  canSubmitPhoneCode,
  judgePhoneCodeResend,
  nextPhoneChange,
  parsePhone,
  type PhoneChange,
  type PhoneChangeEvent,
  type RequestPhoneCode,
  showPhone,
  type SubmitPhoneCode,
} from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { verifyPhoneMessages } from './verify-phone.messages.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly requestCode: RequestPhoneCode;
  readonly submitCode: SubmitPhoneCode;
};

type Entering = Extract<PhoneChange['step'], { readonly is: 'entering' }>;
type News = Exclude<Entering['news'], null | 'code-resent' | 'signed-out'>;

/** PROF-6: the code of the text message. A code was sent on the way here, and a new one can be. */
export class VerifyPhoneViewModel {
  change: PhoneChange | null;
  readonly #dependencies: Dependencies;
  readonly #visit: number;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const { profile, visit } = dependencies.session;
    const phone = parsePhone(profile?.phone);
    this.#visit = visit.number;
    this.change = phone.ok && profile?.phoneVerified !== true ? awaitingPhoneCode(phone.value) : null;
    makeAutoObservable(this, { change: observableRef }, { autoBind: true });
  }

  /** Null where there is no number to verify. */
  get phone(): string | null {
    return this.#entering === null ? null : showPhone(this.#entering.phone);
  }

  get code(): string {
    return this.#entering?.code ?? '';
  }

  /** What is wrong with the code or with a call, at the field. */
  get problem(): News | null {
    const news = this.#entering?.news ?? null;
    return news === 'code-resent' || news === 'signed-out' ? null : news;
  }

  get wasResent(): boolean {
    return this.#entering?.news === 'code-resent';
  }

  get isSubmitting(): boolean {
    return this.#entering?.doing === 'submitting';
  }

  get isResending(): boolean {
    return this.#entering?.doing === 'resending';
  }

  get canSubmit(): boolean {
    return this.change !== null && canSubmitPhoneCode(this.change);
  }

  // AUTH-13
  get canResend(): boolean {
    return this.change !== null && judgePhoneCodeResend(this.change).allowed;
  }

  type(code: string): void {
    this.#happened({ type: 'typed', code });
  }

  clear(): void {
    this.#happened({ type: 'cleared' });
  }

  async submit(): Promise<void> {
    const entering = this.#entering;
    if (entering === null || !this.canSubmit) return;
    const { session, navigation, toasts, language, submitCode } = this.#dependencies;
    this.#happened({ type: 'submitted' });
    const call = this.#calls;
    const answer = await submitCode.run(entering.code);
    if (session.visit.number !== this.#visit) return;
    if (!answer.ok && answer.failure === 'signed-out') return void session.refused();
    this.#happened({ type: 'submit-answered', call, answer });
    if (!answer.ok) return;
    const { profile } = session;
    const verified = answer.value.profile ?? (profile && { ...profile, phoneVerified: true });
    if (verified !== null) session.profileChanged(verified, this.#visit);
    navigation.go(pathTo('fullProfile'));
    toasts.show({ tone: 'ok', text: () => say(verifyPhoneMessages, language.locale, 'verified') });
  }

  async resend(): Promise<void> {
    const entering = this.#entering;
    if (entering === null || !this.canResend) return;
    const { session, requestCode } = this.#dependencies;
    this.#happened({ type: 'code-asked' });
    const call = this.#calls;
    const answer = await requestCode.run(entering.phone);
    if (session.visit.number !== this.#visit) return;
    if (!answer.ok && answer.failure === 'signed-out') return void session.refused();
    this.#happened({ type: 'code-answered', call, answer });
  }

  get #entering(): Entering | null {
    const step = this.change?.step ?? null;
    return step?.is === 'entering' ? step : null;
  }

  get #calls(): number {
    return this.change?.calls ?? 0;
  }

  #happened(event: PhoneChangeEvent): void {
    const { change } = this;
    if (change !== null) runInAction(() => (this.change = nextPhoneChange(change, event)));
  }
}
