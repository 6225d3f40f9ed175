import type { FeatureRights } from '../plans/gated-feature.policy.ts';
import { fail, type Result } from '../shared/result.ts';
import type { ApiKeyFailure, ApiKeyGateway } from './api-key-gateway.port.ts';
import { parseApiKeyName, type ApiKeyNameFailure } from './api-key-name.policy.ts';
import type { NewApiKey } from './api-key.ts';
import { refusedByPlan, type IntegrationRefusal } from './integration-access.policy.ts';

export type CreateApiKeyFailure =
  | ApiKeyFailure
  | ApiKeyNameFailure
  | IntegrationRefusal
  | 'too-many-keys'
  | 'key-name-taken';

export class CreateApiKey {
  readonly #keys: ApiKeyGateway;

  constructor(keys: ApiKeyGateway) {
    this.#keys = keys;
  }

  /** A key of a name in `taken` is not replaced by accident: its owner revokes it, or replaces it by its button. */
  // API-5
  async run(
    name: unknown,
    limits: FeatureRights,
    taken: readonly string[] = [],
  ): Promise<Result<NewApiKey, CreateApiKeyFailure>> {
    const refused = refusedByPlan(limits);
    if (refused) return refused;
    const parsed = parseApiKeyName(name);
    if (!parsed.ok) return parsed;
    return taken.includes(parsed.value) ? fail('key-name-taken') : this.#keys.create(parsed.value);
  }
}
