// Fakes, builders, arbitraries and contract suites of integrations.
export { apiKeyGatewayContract } from './api-key-gateway.contract.ts';
export { FakeApiKeyGateway } from './fake-api-key-gateway.ts';
export { FakeIntegrationGateway } from './fake-integration-gateway.ts';
export { FakeWebhookGateway } from './fake-webhook-gateway.ts';
export { integrationGatewayContract } from './integration-gateway.contract.ts';
export { anIntegration } from './integration.builder.ts';
export { webhookGatewayContract } from './webhook-gateway.contract.ts';
