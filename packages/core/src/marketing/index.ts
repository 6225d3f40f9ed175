// Public exports of marketing.
export { ContactGateway, type ContactUpdates } from './contact-gateway.port.ts';
export { EventTracker } from './event-tracker.port.ts';
export { FeedbackGateway } from './feedback-gateway.port.ts';
export type { Feedback } from './feedback.policy.ts';
export { type SurveyFailure, SurveyGateway, type SurveyValues } from './survey-gateway.port.ts';
export { UtmGateway } from './utm-gateway.port.ts';
export type { UtmData } from './utm.policy.ts';
export {
  FEEDBACK_SURVEY,
  readSurveyAnswers,
  SURVEY_QUESTIONS,
  type SurveyAnswers,
  surveyMessages,
  type SurveyQuestionName,
} from './feedback-survey.ts';
export { marketingMessages } from './marketing.messages.ts';
export { SendFeedback, type SendFeedbackFailure } from './send-feedback.use-case.ts';
