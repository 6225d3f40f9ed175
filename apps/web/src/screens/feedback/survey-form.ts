import {
  FEEDBACK_SURVEY,
  marketingMessages,
  readSurveyAnswers,
  type SurveyAnswers,
  type SurveyGateway,
  type SurveyQuestionName,
} from '@ridgeline/core/marketing';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { feedbackScreenMessages } from './feedback.messages.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly surveys: SurveyGateway;
};

/** API-4: the survey. It is not shown where the earlier answers are not known, so that none is overwritten. */
export class SurveyForm {
  answers: SurveyAnswers | null = null;
  isSaving = false;
  isChanged = false;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { answers: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const loaded = await this.#dependencies.surveys.load(FEEDBACK_SURVEY);
    runInAction(() => {
      if (loaded.ok && !this.isChanged) this.answers = readSurveyAnswers(loaded.value);
    });
  }

  choose(question: SurveyQuestionName, answer: string): void {
    this.answers = { ...this.answers, [question]: answer };
    this.isChanged = true;
  }

  async save(): Promise<void> {
    if (this.isSaving || this.answers === null || !this.isChanged) return;
    const { session, surveys } = this.#dependencies;
    const { number } = session.visit;
    const { answers } = this;
    this.isSaving = true;
    const saved = await surveys.answer(FEEDBACK_SURVEY, answers);
    runInAction(() => {
      this.isSaving = false;
      if (saved.ok && this.answers === answers) this.isChanged = false;
    });
    if (session.visit.number !== number) return;
    if (!saved.ok && saved.failure === 'signed-out') return void session.refused();
    this.#tell(saved.ok);
  }

  #tell(isSaved: boolean): void {
    const { toasts, language } = this.#dependencies;
    const { locale } = language;
    toasts.show(
      isSaved
        ? { tone: 'ok', text: say(feedbackScreenMessages, locale, 'survey-saved') }
        : { tone: 'danger', text: say(marketingMessages, locale, 'unavailable') },
    );
  }
}
