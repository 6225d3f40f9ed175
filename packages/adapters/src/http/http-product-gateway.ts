import { type Product, type ProductFailure, ProductGateway } from '@ridgeline/core/billing';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, plainFailure, resultOf } from './call.ts';

export class HttpProductGateway extends ProductGateway {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override list(type: string): Promise<Result<readonly Product[], 'unavailable'>> {
    const params = { path: { type } };
    return resultOf(
      () => this.#api.GET('/products/{type}', { params }),
      ({ items }) => ok(items),
      () => 'unavailable' as const,
    );
  }

  override find(type: string, sku: string): Promise<Result<Product, ProductFailure>> {
    const params = { path: { type, sku } };
    return resultOf(() => this.#api.GET('/products/{type}/{sku}', { params }), ok, failureOrNotFound);
  }

  override lookUp(skus: readonly string[]): Promise<Result<readonly Product[], ProductFailure>> {
    const body = { skus: [...skus] };
    return resultOf(
      () => this.#api.POST('/products/list-lookup', { body }),
      ({ items }) => ok(items),
      plainFailure,
    );
  }
}
