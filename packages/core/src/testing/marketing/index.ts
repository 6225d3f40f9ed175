// Fakes, builders, arbitraries and contract suites of marketing.
export { contactGatewayContract } from './contact-gateway.contract.ts';
export { FakeEventTracker } from './fake-event-tracker.ts';
export { feedbackGatewayContract } from './feedback-gateway.contract.ts';
export { surveyGatewayContract } from './survey-gateway.contract.ts';
export { utmGatewayContract } from './utm-gateway.contract.ts';
