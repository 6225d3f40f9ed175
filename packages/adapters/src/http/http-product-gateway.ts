import { type Product, type ProductFailure, ProductGateway } from '@ridgeline/core/billing';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { outcomeOf, plainFailure } from './call.ts';

export class HttpProductGateway extends ProductGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async list(type: string): Promise<Result<readonly Product[], ProductFailure>> {
    const params = { path: { type } };
    const outcome = await outcomeOf(() => this.#api.GET('/products/{type}', { params }));
    return outcome?.ok ? ok(outcome.data.items) : fail(plainFailure(outcome));
  }

  override async find(type: string, sku: string): Promise<Result<Product, ProductFailure>> {
    const params = { path: { type, sku } };
    const outcome = await outcomeOf(() => this.#api.GET('/products/{type}/{sku}', { params }));
    if (outcome?.ok) return ok(outcome.data);
    return fail(outcome?.status === 404 ? 'not-found' : plainFailure(outcome));
  }

  override async lookUp(skus: readonly string[]): Promise<Result<readonly Product[], ProductFailure>> {
    const body = { skus: [...skus] };
    const outcome = await outcomeOf(() => this.#api.POST('/products/list-lookup', { body }));
    return outcome?.ok ? ok(outcome.data.items) : fail(plainFailure(outcome));
  }
}
