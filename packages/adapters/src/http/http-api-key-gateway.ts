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
import { outcomeOf, plainFailure } from './call.ts';

const KEY = '/codeReports/profile/keys/{name}';

export class HttpApiKeyGateway extends ApiKeyGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async list(): Promise<Result<readonly ApiKey[], ApiKeyFailure>> {
    const outcome = await outcomeOf(() => this.#api.GET('/profile/keys'));
    return outcome?.ok ? ok(outcome.data.items.flatMap(keyFrom)) : fail(failureOf(outcome));
  }

  override async find(name: ApiKeyName): Promise<Result<ApiKey, ApiKeyFailure>> {
    const outcome = await outcomeOf(() => this.#api.GET(KEY, { params: { path: { name } } }));
    if (!outcome?.ok) return fail(failureOf(outcome));
    return readable(keyFrom(outcome.data));
  }

  override async create(name: ApiKeyName): Promise<Result<NewApiKey, ApiKeyFailure>> {
    const outcome = await outcomeOf(() => this.#api.POST(KEY, { params: { path: { name } } }));
    if (!outcome?.ok) return fail(failureOf(outcome));
    const { secret } = outcome.data;
    return readable(keyFrom(outcome.data).map((key) => ({ ...key, secret })));
  }

  override async revoke(name: ApiKeyName): Promise<Result<void, ApiKeyFailure>> {
    const outcome = await outcomeOf(() => this.#api.DELETE(KEY, { params: { path: { name } } }));
    return outcome?.ok ? done : fail(failureOf(outcome));
  }
}

/** One key, or none if its name is malformed. */
function keyFrom({ name, created_at, ending }: KeyOnWire): readonly ApiKey[] {
  const parsed = parseApiKeyName(name);
  return parsed.ok ? [{ name: parsed.value, createdAt: Date.parse(created_at), ending }] : [];
}

function readable<Key>([key]: readonly Key[]): Result<Key, 'unavailable'> {
  return key === undefined ? fail('unavailable') : ok(key);
}

function failureOf(outcome: { readonly status: number } | null): ApiKeyFailure {
  if (outcome?.status === 404) return 'not-found';
  return outcome?.status === 403 ? 'refused' : plainFailure(outcome);
}
