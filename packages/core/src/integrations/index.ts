// Public exports of integrations.
export { type ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
export { type ApiKeyName, parseApiKeyName } from './api-key-name.policy.ts';
export type { ApiKey, NewApiKey } from './api-key.ts';
export { type IntegrationFailure, IntegrationGateway } from './integration-gateway.port.ts';
export type { Integration } from './integration.ts';
