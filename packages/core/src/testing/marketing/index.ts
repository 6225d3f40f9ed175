// Fakes, builders, arbitraries and contract suites of marketing.
export { contactGatewayContract } from './contact-gateway.contract.ts';
export { FakeEventTracker } from './fake-event-tracker.ts';
export { FakeFeedbackGateway } from './fake-feedback-gateway.ts';
export { FakeSurveyGateway } from './fake-survey-gateway.ts';
export { FakeUtmGateway } from './fake-utm-gateway.ts';
export { FakeUtmStore } from './fake-utm-store.ts';
export { feedbackGatewayContract } from './feedback-gateway.contract.ts';
export { aSurvey } from './survey.builder.ts';
export { surveyGatewayContract } from './survey-gateway.contract.ts';
export { utmGatewayContract } from './utm-gateway.contract.ts';
export { utmStoreContract } from './utm-store.contract.ts';
