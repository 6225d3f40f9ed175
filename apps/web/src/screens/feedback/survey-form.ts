import {
  marketingMessages,
  readSurveyAnswers,
  type Survey,
  type SurveyAnswers,
  type SurveyGateway,
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

/**
 * API-4: the survey, if the operator has one. It is not shown where the earlier answers are not known, so that none is
 * overwritten.
 */
export class SurveyForm {
  state: { readonly survey: Survey; readonly answers: SurveyAnswers } | null = null;
  isLoading = true;
  isSaving = false;
  isChanged = false;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const read = await this.#read();
    runInAction(() => {
      this.isLoading = false;
      if (!this.isChanged) this.state = read;
    });
  }

  choose(question: string, answer: string): void {
    if (this.state === null) return;
    const { survey, answers } = this.state;
    this.state = { survey, answers: { ...answers, [question]: answer } };
    this.isChanged = true;
  }

  async save(): Promise<void> {
    const { state } = this;
    if (this.isSaving || state === null || !this.isChanged) return;
    const { session, surveys } = this.#dependencies;
    const { number } = session.visit;
    this.isSaving = true;
    const saved = await surveys.answer(state.survey.name, state.answers);
    runInAction(() => {
      this.isSaving = false;
      if (saved.ok && this.state === state) this.isChanged = false;
    });
    if (session.visit.number !== number) return;
    if (!saved.ok && saved.failure === 'signed-out') return void session.refused();
    this.#tell(saved.ok);
  }

  async #read(): Promise<SurveyForm['state']> {
    const { surveys } = this.#dependencies;
    const configured = await surveys.survey();
    if (!configured.ok || configured.value === null) return null;
    const survey = configured.value;
    const loaded = await surveys.load(survey.name);
    return loaded.ok ? { survey, answers: readSurveyAnswers(survey, loaded.value) } : null;
  }

  #tell(isSaved: boolean): void {
    const { toasts, language } = this.#dependencies;
    toasts.show(
      isSaved
        ? { tone: 'ok', text: () => say(feedbackScreenMessages, language.locale, 'survey-saved') }
        : { tone: 'danger', text: () => say(marketingMessages, language.locale, 'unavailable') },
    );
  }
}
