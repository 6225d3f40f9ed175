import { DeviceAliases } from '@ridgeline/core/session';
import { SyncStore } from '@ridgeline/core/sync';
import { FakeDeviceAliases } from '@ridgeline/core/testing/session';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { FakeSyncStore } from '@ridgeline/core/testing/sync';
import { FeedbackGateway, SurveyGateway, UtmGateway } from '@ridgeline/core/marketing';
import { FakeFeedbackGateway, FakeSurveyGateway, FakeUtmGateway } from '@ridgeline/core/testing/marketing';
import { staged } from './staged.ts';

export function stageMarketing() {
  const fakes = {
    feedback: new FakeFeedbackGateway(),
    surveys: new FakeSurveyGateway(),
    utm: new FakeUtmGateway(),
    deviceAliases: new FakeDeviceAliases(),
    cloud: new FakeSyncStore(new FakeClock()),
  };
  const replacements = [
    staged(FeedbackGateway, fakes.feedback),
    staged(SurveyGateway, fakes.surveys),
    staged(UtmGateway, fakes.utm),
    staged(DeviceAliases, fakes.deviceAliases),
    staged(SyncStore, fakes.cloud),
  ];
  return { fakes, replacements };
}
