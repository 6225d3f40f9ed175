import { FakeClock } from '../shared/fake-clock.ts';
import { contactGatewayContract } from './contact-gateway.contract.ts';
import { eventTrackerContract } from './event-tracker.contract.ts';
import { FakeContactGateway } from './fake-contact-gateway.ts';
import { FakeEventTracker } from './fake-event-tracker.ts';
import { FakeFeedbackGateway } from './fake-feedback-gateway.ts';
import { FakeSurveyGateway } from './fake-survey-gateway.ts';
import { FakeUtmGateway } from './fake-utm-gateway.ts';
import { FakeUtmStore } from './fake-utm-store.ts';
import { feedbackGatewayContract } from './feedback-gateway.contract.ts';
import { surveyGatewayContract } from './survey-gateway.contract.ts';
import { utmGatewayContract } from './utm-gateway.contract.ts';
import { utmStoreContract } from './utm-store.contract.ts';

/** Any fake that can fail as if the session had ended. */
function sessionOf(gateway: { failure: 'signed-out' | 'unavailable' | null }) {
  return async () => {
    gateway.failure = 'signed-out';
  };
}

utmStoreContract('FakeUtmStore', async () => {
  const clock = new FakeClock();
  return { store: new FakeUtmStore(clock), now: clock.now() };
});

utmGatewayContract('FakeUtmGateway', async () => {
  const gateway = new FakeUtmGateway();
  return { gateway, known: async () => gateway.posted.at(-1) ?? null, endSession: sessionOf(gateway) };
});

surveyGatewayContract('FakeSurveyGateway', async () => {
  const surveys = new FakeSurveyGateway();
  return {
    surveys,
    survey: 'first-report',
    configure: async (survey) => void (surveys.configured = survey),
    endSession: sessionOf(surveys),
  };
});

feedbackGatewayContract('FakeFeedbackGateway', async () => {
  const feedback = new FakeFeedbackGateway();
  return { feedback, received: async () => feedback.sent, endSession: sessionOf(feedback) };
});

contactGatewayContract('FakeContactGateway', async () => {
  const contacts = new FakeContactGateway();
  return {
    contacts,
    updatesOf: async (email) => contacts.updated.filter(([of]) => of === email).map(([, updates]) => updates),
    goOffline: async () => {
      contacts.available = false;
    },
  };
});

eventTrackerContract('FakeEventTracker', async () => {
  const tracker = new FakeEventTracker();
  return { tracker, tracked: () => tracker.tracked, identified: () => tracker.identified };
});
