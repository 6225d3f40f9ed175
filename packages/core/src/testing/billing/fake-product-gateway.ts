import { ProductGateway, type ProductFailure } from '../../billing/product-gateway.port.ts';
import type { Product, ProductType } from '../../billing/product.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { BillingShelf } from './billing-shelf.ts';

/** Passes `productGatewayContract`, as the real adapters do. */
export class FakeProductGateway extends ProductGateway {
  readonly #shelf: BillingShelf;

  constructor(shelf: BillingShelf) {
    super();
    this.#shelf = shelf;
  }

  override async list(type: ProductType): Promise<Result<readonly Product[], ProductFailure>> {
    return this.#shelf.answer<readonly Product[], never>(() => ok(this.#ofType(type)));
  }

  override async find(type: ProductType, sku: string): Promise<Result<Product, ProductFailure>> {
    return this.#shelf.answer<Product, ProductFailure>(() => {
      const product = this.#ofType(type).find((sold) => sold.sku === sku);
      return product ? ok(product) : fail('not-found');
    });
  }

  override async lookUp(skus: readonly string[]): Promise<Result<readonly Product[], ProductFailure>> {
    return this.#shelf.answer<readonly Product[], never>(() =>
      ok(skus.flatMap((sku) => this.#shelf.products.filter((product) => product.sku === sku))),
    );
  }

  #ofType(type: ProductType): readonly Product[] {
    return this.#shelf.products.filter((product) => product.type === type);
  }
}
