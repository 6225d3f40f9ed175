import { FakeClock } from '../shared/fake-clock.ts';
import { apiKeyGatewayContract } from './api-key-gateway.contract.ts';
import { FakeApiKeyGateway } from './fake-api-key-gateway.ts';
import { FakeIntegrationGateway } from './fake-integration-gateway.ts';
import { FakeWebhookGateway } from './fake-webhook-gateway.ts';
import { integrationGatewayContract } from './integration-gateway.contract.ts';
import { anIntegration } from './integration.builder.ts';
import { webhookGatewayContract } from './webhook-gateway.contract.ts';

integrationGatewayContract('FakeIntegrationGateway', async () => {
  const integrations = new FakeIntegrationGateway([anIntegration(), anIntegration({ id: 'roof-crm' })]);
  return {
    integrations,
    endSession: () => integrations.refuseWith('signed-out'),
    breakConnection: () => integrations.refuseWith('unavailable'),
  };
});

apiKeyGatewayContract('FakeApiKeyGateway', async () => {
  const keys = new FakeApiKeyGateway(new FakeClock());
  return {
    keys,
    isGood: (secret) => keys.isGood(secret),
    endSession: () => keys.refuseWith('signed-out'),
    breakConnection: () => keys.refuseWith('unavailable'),
  };
});

webhookGatewayContract('FakeWebhookGateway', async () => {
  const webhooks = new FakeWebhookGateway();
  return {
    webhooks,
    accepting: 'https://hooks.example.com/accepts/',
    refusing: 'https://hooks.example.com/refuses/',
    deliver: () => webhooks.deliver(),
    endSession: () => webhooks.refuseWith('signed-out'),
    breakConnection: () => webhooks.refuseWith('unavailable'),
  };
});
