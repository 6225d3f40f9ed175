import { HttpFeedbackGateway, HttpSurveyGateway } from '@ridgeline/adapters/http';
import { FeedbackGateway, SendFeedback, SurveyGateway } from '@ridgeline/core/marketing';
import { CopyId } from '@ridgeline/core/profile';
import { UniqueIds } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { FeedbackViewModel } from '../screens/feedback/feedback.view-model.ts';
import { SurveyForm } from '../screens/feedback/survey-form.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

export const feedbackModule = new ContainerModule(({ bind }) => {
  made(bind, HttpFeedbackGateway, [API_CLIENT], { as: FeedbackGateway });
  made(bind, HttpSurveyGateway, [API_CLIENT], { as: SurveyGateway });
  made(bind, SendFeedback, [FeedbackGateway]);
  const shown = { session: SessionStore, language: Language, toasts: ToastStore } as const;
  made(bind, SurveyForm, { ...shown, surveys: SurveyGateway });
  made(bind, FeedbackViewModel, {
    ...shown,
    navigation: Navigation,
    sendFeedback: SendFeedback,
    ids: UniqueIds,
    copyId: CopyId,
    survey: SurveyForm,
    drafts: Drafts,
  });
});
