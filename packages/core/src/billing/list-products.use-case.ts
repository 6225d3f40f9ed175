import type { Result } from '../shared/result.ts';
import type { ProductFailure, ProductGateway } from './product-gateway.port.ts';
import type { Product, ProductType } from './product.ts';

export class ListProducts {
  readonly #products: ProductGateway;

  constructor(products: ProductGateway) {
    this.#products = products;
  }

  // PLAN-9
  run(type: ProductType): Promise<Result<readonly Product[], ProductFailure>> {
    return this.#products.list(type);
  }
}
