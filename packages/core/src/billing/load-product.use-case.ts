import type { Result } from '../shared/result.ts';
import type { ProductFailure, ProductGateway } from './product-gateway.port.ts';
import type { Product, ProductType } from './product.ts';

export class LoadProduct {
  readonly #products: ProductGateway;

  constructor(products: ProductGateway) {
    this.#products = products;
  }

  // PLAN-9
  run(type: ProductType, sku: string): Promise<Result<Product, ProductFailure>> {
    return this.#products.find(type, sku);
  }
}
