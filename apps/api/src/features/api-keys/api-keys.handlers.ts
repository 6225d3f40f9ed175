import type { ApiKey } from '@ridgeline/contract';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { digestOf, endingOf, newSecret } from './api-key-secret.ts';
import { findKey, keepKey, listKeys, revokeKey, type ApiKeyRow } from './api-keys.repository.ts';

type KeyOperation = 'listApiKeys' | 'createApiKey' | 'getApiKey' | 'revokeApiKey';

// API-5
export const apiKeyHandlers: Pick<Handlers, KeyOperation> = {
  async listApiKeys({ db }) {
    return answer(200, { items: (await listKeys(db)).map(keyOf) });
  },

  async createApiKey({ path: { name }, db }) {
    const secret = newSecret('integration');
    const kept = await keepKey(db, { name, secretHash: digestOf(secret), ending: endingOf(secret) });
    return kept ? answer(201, { ...keyOf(kept), secret }) : problem('too-many-keys');
  },

  async getApiKey({ path: { name }, db }) {
    const key = await findKey(db, name);
    return key ? answer(200, keyOf(key)) : problem('not-found');
  },

  async revokeApiKey({ path: { name }, db }) {
    return (await revokeKey(db, name)) ? answer(204, undefined) : problem('not-found');
  },
};

function keyOf({ name, createdAt, ending, lastUsedAt, lastUsedFrom }: ApiKeyRow): ApiKey {
  return {
    name,
    created_at: createdAt.toISOString(),
    ending,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    last_used_from: lastUsedFrom,
  };
}
