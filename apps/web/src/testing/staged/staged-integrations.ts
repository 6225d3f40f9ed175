import { ApiKeyGateway, IntegrationGateway } from '@ridgeline/core/integrations';
import type { Clock } from '@ridgeline/core/shared';
import { FakeApiKeyGateway, FakeIntegrationGateway } from '@ridgeline/core/testing/integrations';
import { staged } from './staged.ts';

export function stageIntegrations(clock: Clock) {
  const fakes = {
    integrations: new FakeIntegrationGateway(),
    apiKeys: new FakeApiKeyGateway(clock),
  };
  const replacements = [staged(IntegrationGateway, fakes.integrations), staged(ApiKeyGateway, fakes.apiKeys)];
  return { fakes, replacements };
}
