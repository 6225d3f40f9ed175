// Public exports of marketing.
export { ContactGateway, type ContactUpdates } from './contact-gateway.port.ts';
export { EventTracker } from './event-tracker.port.ts';
export { FeedbackGateway } from './feedback-gateway.port.ts';
export type { Feedback } from './feedback.policy.ts';
export { type SurveyFailure, SurveyGateway } from './survey-gateway.port.ts';
export { UtmGateway } from './utm-gateway.port.ts';
export type { UtmData } from './utm.policy.ts';
export {
  FEEDBACK_SURVEY,
  parseSurvey,
  readSurveyAnswers,
  type Survey,
  type SurveyAnswers,
  type SurveyError,
  type SurveyValues,
} from './survey.policy.ts';
export { marketingMessages } from './marketing.messages.ts';
export { SendFeedback, type SendFeedbackFailure } from './send-feedback.use-case.ts';
export { IdentifyVisitor } from './identify-visitor.use-case.ts';
export { KeepUtm } from './keep-utm.use-case.ts';
export { PostUtm } from './post-utm.use-case.ts';
export { UtmStore } from './utm-store.port.ts';
export { type KeptUtm, readUtmCookie, writeUtmCookie } from './utm.policy.ts';
