import type { Instant } from '../shared/instant.ts';
import type { ApiKeyName } from './api-key-name.policy.ts';

/** The displayable part of an API key. */
export type ApiKey = {
  readonly name: ApiKeyName;
  readonly createdAt: Instant;
  /** The last four characters of the secret. */
  readonly ending: string;
  /** When it was last used, to about five minutes, and from which network address; null if it never was. */
  readonly lastUse: { readonly at: Instant; readonly from: string } | null;
};

// D API-5.1: the secret is shown once, when the key is made; it cannot be read afterwards.
export type NewApiKey = ApiKey & { readonly secret: string };
