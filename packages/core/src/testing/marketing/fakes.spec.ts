import { FakeClock } from '../shared/fake-clock.ts';
import { FakeSurveyGateway } from './fake-survey-gateway.ts';
import { FakeUtmStore } from './fake-utm-store.ts';
import { surveyGatewayContract } from './survey-gateway.contract.ts';
import { utmStoreContract } from './utm-store.contract.ts';

utmStoreContract('FakeUtmStore', async () => {
  const clock = new FakeClock();
  return { store: new FakeUtmStore(clock), now: clock.now() };
});

surveyGatewayContract('FakeSurveyGateway', async () => {
  const surveys = new FakeSurveyGateway();
  return {
    surveys,
    survey: 'first-report',
    endSession: async () => {
      surveys.failure = 'signed-out';
    },
  };
});
