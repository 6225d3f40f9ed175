import type { ApiKey } from './api-key.ts';
import type { Integration } from './integration.ts';

/** An integration and its key; without one it is not connected. */
export type Connection = { readonly integration: Integration; readonly key: ApiKey | null };

/** API-5: each integration by the key of its name, in the order they are listed. */
export function connections(
  integrations: readonly Integration[],
  keys: readonly ApiKey[],
): readonly Connection[] {
  return integrations.map((integration) => connection(integration, keys));
}

export function connection(integration: Integration, keys: readonly ApiKey[]): Connection {
  return { integration, key: keys.find(({ name }) => name === integration.id) ?? null };
}

/** A key without its secret: '•••• 4f2a'. */
export function maskedKey({ ending }: Pick<ApiKey, 'ending'>): string {
  return `•••• ${ending}`;
}
