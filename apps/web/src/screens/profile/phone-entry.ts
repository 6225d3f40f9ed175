import {
  applyProfileChanges,
  DebouncedSave,
  parseOptionalPhone,
  parsePhone,
  type Phone,
  type PhoneFailure,
  type ProfileChanges,
  profileMessages,
  type ProfileSaveFailure,
  type RequestPhoneCode,
  type SavePhone,
} from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { type Clock, type Result, say, type Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Failure = PhoneFailure | ProfileSaveFailure;
type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly savePhone: SavePhone;
  readonly requestCode: RequestPhoneCode;
  readonly clock: Clock;
  readonly timer: Timer;
};

/** PROF-2 PROF-5 PROF-6: the optional phone. It is saved when the field is left; core decides when. */
export class PhoneEntry {
  /** What is being entered, until it is saved. */
  typed: string | null = null;
  problem: PhoneFailure | null = null;
  isSaving = false;
  /** A code is on its way to the number. */
  isRequesting = false;
  readonly #dependencies: Dependencies;
  readonly #save: DebouncedSave<Phone | string | null, Failure>;
  readonly #visit: number;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#visit = dependencies.session.visit.number;
    this.#save = new DebouncedSave(dependencies.clock, dependencies.timer, this.#stored, {
      save: (value) => this.#send(value),
      tell: (outcome) => this.#tell(outcome),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Up to ten digits, as the field takes them. */
  get digits(): string {
    return this.typed ?? digitsOf(this.#stored);
  }

  /** An older record that is no number; it stays until a number is entered. */
  get unreadable(): string | null {
    const stored = this.#stored?.trim() ?? '';
    return stored === '' || parsePhone(stored).ok ? null : stored;
  }

  get isVerified(): boolean {
    const { profile } = this.#dependencies.session;
    return this.typed === null && profile?.phoneVerified === true && parsePhone(profile.phone).ok;
  }

  /** PROF-6: only a number that can receive text messages. */
  get canVerify(): boolean {
    const { profile } = this.#dependencies.session;
    if (profile === null || this.problem !== null) return false;
    return profile.phoneVerified !== true && parsePhone(this.typed ?? profile.phone).ok;
  }

  type(digits: string): void {
    this.typed = digits;
    this.problem = null;
  }

  /** VAL-3: what is no number is not saved. */
  leaveField(): void {
    if (this.typed === null) return;
    const phone = parseOptionalPhone(this.typed);
    if (!phone.ok) return void (this.problem = phone.failure);
    this.isSaving = phone.value !== this.#stored;
    if (!this.isSaving) this.typed = null;
    this.#save.leave(phone.value);
  }

  /** Sends the code to the number that is entered, saved or not yet. */
  async verify(): Promise<void> {
    if (this.isRequesting) return;
    const { session, navigation, requestCode } = this.#dependencies;
    this.isRequesting = true;
    await this.flush();
    const sent = this.problem === null ? await requestCode.run(session.profile?.phone) : null;
    runInAction(() => (this.isRequesting = false));
    if (sent === null || session.visit.number !== this.#visit) return;
    if (sent.ok) return navigation.go(pathTo('verifyPhone'));
    if (sent.failure === 'signed-out') return void session.refused();
    this.#toast('danger', sent.failure);
  }

  /** PROF-5: also what the field still has the focus of. */
  async flush(): Promise<void> {
    this.leaveField();
    await this.#save.flush();
  }

  get #stored(): string | null {
    const stored = this.#dependencies.session.profile?.phone ?? null;
    const phone = parsePhone(stored);
    return phone.ok ? phone.value : stored;
  }

  async #send(value: string | null): Promise<Result<ProfileChanges, Failure>> {
    const { session, savePhone } = this.#dependencies;
    const answer = await savePhone.run(value);
    const { profile } = session;
    runInAction(() => {
      if (answer.ok && profile !== null) {
        session.profileChanged(applyProfileChanges(profile, answer.value), this.#visit);
      }
      this.isSaving = false;
      // What was typed meanwhile stays.
      if (answer.ok && this.typed === digitsOf(value)) this.typed = null;
    });
    return answer;
  }

  // PROF-5
  #tell(outcome: Result<unknown, Failure>): void {
    const { session } = this.#dependencies;
    if (session.profile === null || session.visit.number !== this.#visit) return;
    if (!outcome.ok && outcome.failure === 'signed-out') return void session.refused();
    this.#toast(outcome.ok ? 'ok' : 'danger', outcome.ok ? 'saved' : outcome.failure);
  }

  #toast(tone: 'ok' | 'danger', key: 'saved' | 'unavailable' | Failure): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({ tone, text: () => say(profileMessages, language.locale, key) });
  }
}

function digitsOf(stored: string | null): string {
  const phone = parsePhone(stored);
  return phone.ok ? phone.value.slice('+1'.length) : '';
}
