import { FeedbackGateway, SurveyGateway, UtmGateway } from '@ridgeline/core/marketing';
import { FakeFeedbackGateway, FakeSurveyGateway, FakeUtmGateway } from '@ridgeline/core/testing/marketing';
import { staged } from './staged.ts';

export function stageMarketing() {
  const fakes = {
    feedback: new FakeFeedbackGateway(),
    surveys: new FakeSurveyGateway(),
    utm: new FakeUtmGateway(),
  };
  const replacements = [
    staged(FeedbackGateway, fakes.feedback),
    staged(SurveyGateway, fakes.surveys),
    staged(UtmGateway, fakes.utm),
  ];
  return { fakes, replacements };
}
