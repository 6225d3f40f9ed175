import type { SendFeedback, SendFeedbackFailure } from '@ridgeline/core/marketing';
import { type CopyId, profileMessages, shownUserId } from '@ridgeline/core/profile';
import type { UniqueIds } from '@ridgeline/core/session';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Drafts } from '../../view-model/drafts.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { SurveyForm } from './survey-form.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly sendFeedback: SendFeedback;
  readonly ids: UniqueIds;
  readonly copyId: CopyId;
  readonly survey: SurveyForm;
  readonly drafts: Drafts;
};

/** API-4: what a person tells us, with where they came from: the source and the report of the address. */
export class FeedbackViewModel {
  details = '';
  state: 'writing' | 'sending' | 'sent' = 'writing';
  problem: Exclude<SendFeedbackFailure, 'signed-out'> | null = null;
  readonly survey: SurveyForm;
  /** Of the message as it is now: if the answer to it is lost, it is sent again with the same one. */
  #key: string | null = null;
  readonly #dependencies: Dependencies;
  #stopKeeping = (): void => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.survey = dependencies.survey;
    makeAutoObservable(this, { survey: false }, { autoBind: true });
  }

  enter(): void {
    void this.survey.load();
    this.#keep();
  }

  leave(): void {
    this.#stopKeeping();
  }

  get report(): string | null {
    return this.#dependencies.navigation.query['reportNumber']?.trim() || null;
  }

  get email(): string {
    return this.#dependencies.session.profile?.email ?? '';
  }

  /** PROF-10 */
  get supportId(): string {
    return shownUserId(this.#dependencies.session.profile?.userId ?? '');
  }

  type(details: string): void {
    this.details = details;
    this.#key = null;
    this.problem = null;
  }

  async send(): Promise<void> {
    if (this.state !== 'writing') return;
    const { session, sendFeedback, navigation, ids } = this.#dependencies;
    const { number } = session.visit;
    this.state = 'sending';
    this.#key ??= ids.next();
    const sent = await sendFeedback.run(this.details, navigation.query, this.#key);
    if (session.visit.number !== number) return;
    runInAction(() => {
      this.state = sent.ok ? 'sent' : 'writing';
      if (sent.ok) this.type('');
      else if (sent.failure !== 'signed-out') this.problem = sent.failure;
    });
    // The draft goes at once, and not after a pause in typing: the page may be left for another one.
    if (sent.ok) this.#stopKeeping();
    else if (sent.failure === 'signed-out') await session.refused();
  }

  writeAnother(): void {
    this.state = 'writing';
    this.#keep();
  }

  #keep(): void {
    this.#stopKeeping = this.#dependencies.drafts.keep({
      key: `feedback ${this.report ?? ''}`,
      text: () => this.details,
      restore: this.type,
    });
  }

  async copySupportId(): Promise<void> {
    const { copyId, toasts, language, session } = this.#dependencies;
    const copied = await copyId.run(session.profile?.userId ?? '', 'support-id-copied');
    toasts.show({
      tone: copied.ok ? 'ok' : 'danger',
      text: () => say(profileMessages, language.locale, copied.ok ? copied.value : copied.failure),
    });
  }
}
