import type { ProductGateway } from './product-gateway.port.ts';
import type { Product } from './product.ts';

export class LookUpProducts {
  readonly #products: ProductGateway;

  constructor(products: ProductGateway) {
    this.#products = products;
  }

  /** API-6: empty on any failure. */
  async run(skus: readonly string[]): Promise<readonly Product[]> {
    if (skus.length === 0) return [];
    const found = await this.#products.lookUp(skus);
    return found.ok ? found.value : [];
  }
}
