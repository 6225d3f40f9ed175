import type { Instant } from '../shared/instant.ts';
import type { ApiKeyName } from './api-key-name.policy.ts';

/** An API key as far as it may be shown again. */
export type ApiKey = {
  readonly name: ApiKeyName;
  readonly createdAt: Instant;
  /** The last four characters of the secret. */
  readonly ending: string;
};

// D API-5: the secret is shown once, when the key is made; afterwards nobody can read it, we neither.
export type NewApiKey = ApiKey & { readonly secret: string };
