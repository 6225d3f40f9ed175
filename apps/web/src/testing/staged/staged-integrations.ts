import { ApiKeyGateway, IntegrationGateway, WebhookGateway } from '@ridgeline/core/integrations';
import type { Clock } from '@ridgeline/core/shared';
import {
  FakeApiKeyGateway,
  FakeIntegrationGateway,
  FakeWebhookGateway,
} from '@ridgeline/core/testing/integrations';
import { staged } from './staged.ts';

export function stageIntegrations(clock: Clock) {
  const fakes = {
    integrations: new FakeIntegrationGateway(),
    apiKeys: new FakeApiKeyGateway(clock),
    webhooks: new FakeWebhookGateway(),
  };
  const replacements = [
    staged(IntegrationGateway, fakes.integrations),
    staged(ApiKeyGateway, fakes.apiKeys),
    staged(WebhookGateway, fakes.webhooks),
  ];
  return { fakes, replacements };
}
