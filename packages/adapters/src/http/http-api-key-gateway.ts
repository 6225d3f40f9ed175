import type { ApiKey as KeyOnWire } from '@ridgeline/contract';
import {
  type ApiKey,
  type ApiKeyFailure,
  ApiKeyGateway,
  type ApiKeyName,
  type NewApiKey,
  parseApiKeyName,
} from '@ridgeline/core/integrations';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, type Refused, resultOf } from './call.ts';

const KEY = '/codeReports/profile/keys/{name}';

export class HttpApiKeyGateway extends ApiKeyGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override list(): Promise<Result<readonly ApiKey[], ApiKeyFailure>> {
    return resultOf(
      () => this.#api.GET('/profile/keys'),
      ({ items }) => ok(items.flatMap(keyFrom)),
      failureOf,
    );
  }

  override find(name: ApiKeyName): Promise<Result<ApiKey, ApiKeyFailure>> {
    return resultOf(
      () => this.#api.GET(KEY, { params: { path: { name } } }),
      (key) => readable(keyFrom(key)),
      failureOf,
    );
  }

  override create(name: ApiKeyName): Promise<Result<NewApiKey, ApiKeyFailure | 'too-many-keys'>> {
    return resultOf(
      () => this.#api.POST(KEY, { params: { path: { name } } }),
      ({ secret, ...created }) => readable(keyFrom(created).map((key) => ({ ...key, secret }))),
      (refused) => (refused?.code === 'too-many-keys' ? refused.code : failureOf(refused)),
    );
  }

  override revoke(name: ApiKeyName): Promise<Result<void, ApiKeyFailure>> {
    return resultOf(
      () => this.#api.DELETE(KEY, { params: { path: { name } } }),
      () => done,
      failureOf,
    );
  }
}

/** One key, or none if its name is malformed. */
function keyFrom({ name, created_at, ending, ...used }: KeyOnWire): readonly ApiKey[] {
  const parsed = parseApiKeyName(name);
  const lastUse =
    used.last_used_at === null || used.last_used_from === null
      ? null
      : { at: Date.parse(used.last_used_at), from: used.last_used_from };
  return parsed.ok ? [{ name: parsed.value, createdAt: Date.parse(created_at), ending, lastUse }] : [];
}

function readable<Key>([key]: readonly Key[]): Result<Key, 'unavailable'> {
  return key === undefined ? fail('unavailable') : ok(key);
}

function failureOf(refused: Refused | null): ApiKeyFailure {
  return refused?.status === 403 ? 'refused' : failureOrNotFound(refused);
}
