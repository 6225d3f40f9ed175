import { ApiKeyGateway, type ApiKeyFailure } from '../../integrations/api-key-gateway.port.ts';
import type { ApiKeyName } from '../../integrations/api-key-name.policy.ts';
import type { ApiKey, NewApiKey } from '../../integrations/api-key.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { done, fail, ok, type Result } from '../../shared/result.ts';

/** Keys in memory. Passes `apiKeyGatewayContract`. */
export class FakeApiKeyGateway extends ApiKeyGateway {
  readonly #clock: Clock;
  readonly #keys = new Map<ApiKeyName, NewApiKey>();
  #made = 0;
  #refusal: ApiKeyFailure | null = null;

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  /** Makes every later call fail with this code; null ends that. */
  refuseWith(refusal: ApiKeyFailure | null): void {
    this.#refusal = refusal;
  }

  /** Calls with this secret: whether the call is accepted. */
  isGood(secret: string): boolean {
    const used = [...this.#keys.values()].find((key) => key.secret === secret);
    if (used === undefined) return false;
    this.#keys.set(used.name, { ...used, lastUse: { at: this.#clock.now(), from: '192.0.2.1' } });
    return true;
  }

  override async list(): Promise<Result<readonly ApiKey[], ApiKeyFailure>> {
    return this.#answer(() => ok([...this.#keys.values()].map(withoutSecret).sort(byName)));
  }

  override async find(name: ApiKeyName): Promise<Result<ApiKey, ApiKeyFailure>> {
    return this.#answer(() => {
      const key = this.#keys.get(name);
      return key ? ok(withoutSecret(key)) : fail('not-found');
    });
  }

  override async create(name: ApiKeyName): Promise<Result<NewApiKey, ApiKeyFailure>> {
    return this.#answer(() => {
      this.#made += 1;
      const ending = String(this.#made).padStart(4, '0');
      const key = { name, createdAt: this.#clock.now(), ending, lastUse: null, secret: `rk_fake_${ending}` };
      this.#keys.set(name, key);
      return ok(key);
    });
  }

  override async revoke(name: ApiKeyName): Promise<Result<void, ApiKeyFailure>> {
    return this.#answer(() => (this.#keys.delete(name) ? done : fail('not-found')));
  }

  #answer<Value>(answer: () => Result<Value, ApiKeyFailure>): Result<Value, ApiKeyFailure> {
    return this.#refusal === null ? answer() : fail(this.#refusal);
  }
}

function withoutSecret({ name, createdAt, ending, lastUse }: NewApiKey): ApiKey {
  return { name, createdAt, ending, lastUse };
}

function byName(a: ApiKey, b: ApiKey): number {
  return a.name < b.name ? -1 : 1;
}
