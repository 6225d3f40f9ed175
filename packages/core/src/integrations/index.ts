// Public exports of integrations.
export { type ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
export { type ApiKeyName, parseApiKeyName } from './api-key-name.policy.ts';
export type { ApiKey, NewApiKey } from './api-key.ts';
export { type Connection, type Connections, maskedKey, OWN_SYSTEMS } from './connection.policy.ts';
export { CreateApiKey, type CreateApiKeyFailure } from './create-api-key.use-case.ts';
export { type IntegrationFailure, IntegrationGateway } from './integration-gateway.port.ts';
export { descriptionIn, type Integration } from './integration.ts';
export { integrationsMessages } from './integrations.messages.ts';
export { ListIntegrations, type ListIntegrationsFailure } from './list-integrations.use-case.ts';
export { RevokeApiKey, type RevokeApiKeyFailure } from './revoke-api-key.use-case.ts';
export { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from './webhooks/webhook-event.ts';
export { afterWebhookFailure } from './webhooks/webhook-retries.policy.ts';
export { webhooksMessages } from './webhooks/webhooks.messages.ts';
export {
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookFailure,
  WebhookGateway,
  type WebhookSecret,
  type WebhookTry,
} from './webhooks/webhook-gateway.port.ts';
