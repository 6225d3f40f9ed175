import type { ApiKey } from './api-key.ts';
import type { Integration } from './integration.ts';

/** An integration and its key; without one it is not connected. */
export type Connection = { readonly integration: Integration; readonly key: ApiKey | null };

/** The part of the path of the page for the user's own software: it is no integration of the list. */
export const OWN_SYSTEMS = 'own-systems';

/** Each integration by the key of its name, in the order they are listed; every other key is of the user's own software. */
export type Connections = {
  readonly listed: readonly Connection[];
  readonly ownKeys: readonly ApiKey[];
};

// API-5
export function connections(integrations: readonly Integration[], keys: readonly ApiKey[]): Connections {
  const listed = integrations
    .filter(({ id }) => id !== OWN_SYSTEMS)
    .map((integration) => ({ integration, key: keys.find(({ name }) => name === integration.id) ?? null }));
  const ownKeys = keys.filter((key) => !listed.some((connection) => connection.key === key));
  return { listed, ownKeys };
}

/** A key without its secret: '•••• 4f2a'. */
export function maskedKey({ ending }: Pick<ApiKey, 'ending'>): string {
  return `•••• ${ending}`;
}
